import type { ChainRef, TokenRef } from '../../../domain/chat/understanding.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { CHAIN_NICKNAMES, TOKEN_NICKNAMES } from './nicknames.ts';
import { isKnownWord } from './vocabulary.ts';

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
  /** The address, or undefined when its mixed-case checksum (EIP-55) is wrong. */
  toWalletAddress(text: string): WalletAddress | undefined;
}>;

export type LexiconSource = Readonly<{
  tokens: readonly LexiconToken[];
  chains: readonly Readonly<{ id: ChainRef; name: string }>[];
  toWalletAddress: (text: string) => WalletAddress | undefined;
}>;

/** Built once from the token lists. Symbols that are words of the grammar count only with a `$` before them. */
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
    toWalletAddress,
  };
}

function symbolIndex(tokens: readonly LexiconToken[]): ReadonlyMap<string, string> {
  const index = new Map<string, string>();
  const owners = new Map<string, Set<string>>();
  for (const { symbol, name } of tokens) {
    const lower = symbol.toLowerCase();
    index.set(isKnownWord(lower) ? `$${lower}` : lower, symbol.toUpperCase());
    // A name made of our own words alone ("do not", "all of it") would change what a sentence says.
    const called = name.toLowerCase();
    if (called.split(' ').every(isKnownWord)) continue;
    owners.set(called, (owners.get(called) ?? new Set()).add(symbol.toUpperCase()));
  }
  // A name that two tokens share names neither.
  for (const [name, symbols] of owners)
    if (symbols.size === 1 && !index.has(name)) index.set(name, [...symbols].join());
  const listed = new Set(tokens.map(({ symbol }) => symbol.toUpperCase()));
  for (const [nickname, symbol] of Object.entries(TOKEN_NICKNAMES)) if (listed.has(symbol)) index.set(nickname, symbol);
  return index;
}
