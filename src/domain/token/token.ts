import type { Usd } from '../shared/usd.ts';
import { currentSymbol } from './renamed-symbols.ts';

/** The price of one whole token, and its source. */
export type Price = Readonly<{
  usd: Usd;
  /** Percent. */
  change24h?: number;
  source: string;
}>;

/** Solana's number in the token lists: it has no EIP-155 id. */
export const SOLANA_CHAIN_ID = 501000101;

export type Token = Readonly<{
  chainId: number;
  /** Checksummed on EVM chains, base58 on Solana. */
  address: string;
  symbol: string;
  name: string;
  decimals: number;
  logoURI?: string;
}>;

/** The tokens whose symbol or name contains `search`: equal symbols first, then symbols that start with it, then the rest in list order. */
export function searchTokens(tokens: readonly Token[], search: string): readonly Token[] {
  const wanted = search.trim().toLowerCase();
  if (wanted === '') return tokens;
  const found = ranked(tokens, wanted);
  return found.length > 0 ? found : ranked(tokens, currentSymbol(wanted).toLowerCase());
}

function ranked(tokens: readonly Token[], wanted: string): readonly Token[] {
  return tokens
    .map((token) => ({ token, rank: rankOf(token, wanted) }))
    .filter(({ rank }) => rank < NO_MATCH)
    .sort((a, b) => a.rank - b.rank)
    .map(({ token }) => token);
}

const NO_MATCH = 3;

function rankOf({ symbol, name }: Token, wanted: string): number {
  const short = symbol.toLowerCase();
  if (short === wanted) return 0;
  if (short.startsWith(wanted)) return 1;
  return short.includes(wanted) || name.toLowerCase().includes(wanted) ? 2 : NO_MATCH;
}
