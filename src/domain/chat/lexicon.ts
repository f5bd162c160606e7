import type { WalletAddress } from '../shared/wallet-address.ts';
import type { ChainRef, TokenRef } from './understanding.ts';
import { isKnownWord } from './vocabulary.ts';
import { CHAIN_NICKNAMES, TOKEN_NICKNAMES } from './words/nicknames.ts';

/** A token of the token lists. A chain's own coin has no address. */
export type LexiconToken = Readonly<{
  symbol: string;
  name: string;
  chain: ChainRef;
  decimals: number;
  address?: WalletAddress;
}>;

/** What the understanding knows of the world: it reads no list and computes no hash itself. */
export type Lexicon = Readonly<{
  /** The tokens of a symbol, or the one at a checksummed address. */
  tokensOf(token: TokenRef): readonly LexiconToken[];
  /** The symbol meant by a lower-case symbol, list name or nickname. */
  symbolOf(words: string): string | undefined;
  chainOf(words: string): ChainRef | undefined;
  symbols: readonly string[];
  /** The address, or undefined when its mixed-case checksum (EIP-55) is wrong. */
  toWalletAddress(text: string): WalletAddress | undefined;
}>;

export type LexiconSource = Readonly<{
  tokens: readonly LexiconToken[];
  chains: readonly Readonly<{ id: ChainRef; name: string }>[];
  toWalletAddress: (text: string) => WalletAddress | undefined;
}>;

/** Built once from the token lists; symbols that are everyday words of the grammar count only with a `$` before them. */
export function makeLexicon({ tokens, chains, toWalletAddress }: LexiconSource): Lexicon {
  const byRef = new Map<TokenRef, LexiconToken[]>();
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
    symbols: [...new Set(tokens.map(({ symbol }) => symbol.toUpperCase()))],
    toWalletAddress,
  };
}

function symbolIndex(tokens: readonly LexiconToken[]): ReadonlyMap<string, string> {
  const index = new Map<string, string>();
  const named = new Map<string, Set<string>>();
  for (const { symbol, name } of tokens) {
    const upper = symbol.toUpperCase();
    const lower = symbol.toLowerCase();
    index.set(isKnownWord(lower) ? `$${lower}` : lower, upper);
    if (!isKnownWord(name.toLowerCase()))
      named.set(name.toLowerCase(), (named.get(name.toLowerCase()) ?? new Set()).add(upper));
  }
  const listed = new Set(tokens.map(({ symbol }) => symbol.toUpperCase()));
  // A name that two tokens share names neither.
  for (const [name, owners] of named) if (owners.size === 1 && !index.has(name)) index.set(name, [...owners][0] ?? '');
  for (const [nickname, symbol] of Object.entries(TOKEN_NICKNAMES)) if (listed.has(symbol)) index.set(nickname, symbol);
  return index;
}
