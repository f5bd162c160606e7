import { sumUsd, type Usd, worth } from '../shared/usd.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import type { Price } from '../token/price.ts';
import type { Token } from '../token/token.ts';

/** Smallest units that one wallet held in one block. */
export type HeldBalances = Readonly<{
  blockNumber: number;
  native: bigint;
  /** Tokens with a balance, in the order in which they were asked for. */
  tokens: ReadonlyMap<WalletAddress, bigint>;
  /** Tokens whose contract did not tell a balance. */
  unread: readonly WalletAddress[];
}>;

/** A token that is held, and what that is worth; nothing is made up where no price is known. */
export type HeldToken = Token & Readonly<{ balance: bigint; priceUSD?: Usd; valueUSD?: Usd }>;

/** What a wallet holds on one chain. Values are undefined where prices could not be read. */
export type ChainHoldings = Readonly<{
  chainId: number;
  chainName: string;
  nativeBalance: bigint;
  nativeBalanceUSD?: Usd;
  totalUSD?: Usd;
  tokens: readonly HeldToken[];
  blockNumber: number;
  asOf: Date;
}>;

export const held = (token: Token, balance: bigint, price: Price | undefined): HeldToken => ({
  ...token,
  balance,
  ...(price !== undefined && { priceUSD: price.usd, valueUSD: worth(balance, token.decimals, price.usd) }),
});

/** Of what has a value; undefined when nothing has. */
export function totalOf(values: readonly (Usd | undefined)[]): Usd | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : sumUsd(known);
}

/** The most valuable first; what has no value is not among them. */
export function topTokens(tokens: readonly HeldToken[], most: number): readonly HeldToken[] {
  const valued = tokens.filter(({ valueUSD }) => valueUSD !== undefined);
  return valued.sort((a, b) => compare(b.valueUSD as Usd, a.valueUSD as Usd)).slice(0, most);
}

const compare = (a: Usd, b: Usd) => (a < b ? -1 : a > b ? 1 : 0);
