import type { ListedToken, TokenDirectory } from '../../../domain/chat/token-directory.ts';
import type { ChainRef, TokenRef } from '../../../domain/chat/understanding.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { CHAIN_NICKNAMES, isKnownWord, TOKEN_NICKNAMES } from './vocabulary.ts';

/** The tokens and chains that people name, by the words that they use for them. */
export type Lexicon = TokenDirectory &
  Readonly<{
    /** The symbol meant by a lower-case symbol, list name or nickname. */
    symbolOf(words: string): string | undefined;
    chainOf(words: string): ChainRef | undefined;
  }>;

export type LexiconSource = Readonly<{
  tokens: readonly ListedToken[];
  chains: readonly Readonly<{ id: ChainRef; name: string }>[];
  toWalletAddress: (text: string) => WalletAddress | undefined;
}>;

/** Built once from the token lists. A symbol that is also a word of the vocabulary is recognized only after a `$`. */
export function makeLexicon({ tokens, chains, toWalletAddress }: LexiconSource): Lexicon {
  const byRef = new Map<TokenRef, ListedToken[]>();
  for (const token of tokens)
    for (const ref of [token.symbol.toUpperCase(), token.address])
      if (ref !== undefined) byRef.set(ref, [...(byRef.get(ref) ?? []), token]);
  const symbols = symbolIndex(tokens);
  const chainIndex = new Map<string, ChainRef>();
  for (const { id, name } of chains)
    for (const alias of [name.toLowerCase(), ...(CHAIN_NICKNAMES[String(id)] ?? [])]) chainIndex.set(alias, id);
  return {
    tokensOf: (token) => byRef.get(token) ?? [],
    symbolOf: (words) => symbols.get(words),
    chainOf: (words) => chainIndex.get(words),
    toWalletAddress,
  };
}

function symbolIndex(tokens: readonly ListedToken[]): ReadonlyMap<string, string> {
  const index = new Map<string, string>();
  const owners = new Map<string, Set<string>>();
  for (const { symbol, name } of tokens) {
    const lower = symbol.toLowerCase();
    index.set(isKnownWord(lower) ? `$${lower}` : lower, symbol.toUpperCase());
    // A token name that consists of words of the vocabulary ("do not", "all of it") would change what a sentence says.
    const called = name.toLowerCase();
    if (called.split(' ').every(isKnownWord)) continue;
    owners.set(called, (owners.get(called) ?? new Set()).add(symbol.toUpperCase()));
  }
  // A name that two tokens share stands for neither.
  for (const [name, symbols] of owners)
    if (symbols.size === 1 && !index.has(name)) index.set(name, [...symbols].join());
  const listed = new Set(tokens.map(({ symbol }) => symbol.toUpperCase()));
  for (const [nickname, symbol] of Object.entries(TOKEN_NICKNAMES)) if (listed.has(symbol)) index.set(nickname, symbol);
  return index;
}
