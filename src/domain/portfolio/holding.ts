import { sumUsd, type Usd, worth } from '../shared/usd.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import type { Price, Token } from '../token/token.ts';

/** A Bitcoin address: its confirmed balance and the pending change. */
export type BitcoinAccount = Readonly<{
  balanceSats: bigint;
  /** Change by unconfirmed transactions; may be negative. */
  pendingSats: bigint;
  /** Undefined when there are more than the provider lists, or when the list could not be read. */
  utxos?: readonly Utxo[];
  /** Set when `utxos` is not the whole list. */
  isPartial?: true;
}>;

export type Utxo = Readonly<{ txid: string; vout: number; valueSats: bigint; confirmed: boolean }>;

/** A Solana account. `tokens` contains the sum over all token accounts of each mint, without zero balances. */
export type SolanaAccount = Readonly<{
  lamports: bigint;
  tokens: readonly Readonly<{ mint: string; amount: bigint; decimals: number }>[];
  /** The slot in which the lamports were read. */
  slot: number;
  /** Set when some token accounts could not be read: `tokens` lacks what they hold. */
  isPartial?: true;
}>;

/** The total value of a wallet over all chains at one moment. */
export type PortfolioSnapshot = Readonly<{ wallet: WalletAddress; takenAt: Date; totalUSD: Usd }>;

/** Balances of one wallet in one block, in smallest units. */
export type HeldBalances = Readonly<{
  blockNumber: number;
  native: bigint;
  /** Tokens with a balance, in the requested order. */
  tokens: ReadonlyMap<WalletAddress, bigint>;
  /** Tokens whose contract did not return a balance. */
  unread: readonly WalletAddress[];
}>;

/** A token balance and its value; the value is absent without a known price. */
export type HeldToken = Token & Readonly<{ balance: bigint; priceUSD?: Usd; valueUSD?: Usd }>;

/** The balances of a wallet on one chain. Values are undefined when prices could not be read. */
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

/** The sum of the known values; undefined when there are none. */
export function totalOf(values: readonly (Usd | undefined)[]): Usd | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length === 0 ? undefined : sumUsd(known);
}

/** The `most` tokens with the highest value. Tokens without a value are left out. */
export function topTokens(tokens: readonly HeldToken[], most: number): readonly HeldToken[] {
  const valued = tokens.filter(({ valueUSD }) => valueUSD !== undefined);
  return valued.sort((a, b) => compare(b.valueUSD as Usd, a.valueUSD as Usd)).slice(0, most);
}

const compare = (a: Usd, b: Usd) => (a < b ? -1 : a > b ? 1 : 0);
