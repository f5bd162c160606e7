import type { WalletAddress } from '../shared/wallet-address.ts';
import type { QuotedStep } from './quoted-step.ts';
import type { SwapToken } from './swap-token.ts';

export const TRADE_TYPES = ['EXACT_INPUT', 'EXACT_OUTPUT'] as const;
export type TradeType = (typeof TRADE_TYPES)[number];

export type SwapOrder = Readonly<{
  user: WalletAddress;
  /** Who receives the bought token. */
  recipient: WalletAddress;
  from: SwapToken;
  to: SwapToken;
  /** Smallest units of the token on the side that is exact; above zero. */
  amount: bigint;
  tradeType: TradeType;
  /** How much worse than quoted it may become, in basis points. */
  slippageBps: number;
}>;

/** What is paid and what comes of it, in smallest units of either token. */
export type SwapAmounts = Readonly<{ paid: bigint; got: bigint }>;

/** What a provider offers, in its own words, and what of it the user would sign. Not checked yet. */
export type SwapOffer = Readonly<{
  quote: Readonly<Record<string, unknown>>;
  steps: readonly QuotedStep[];
  amounts: SwapAmounts;
  /** Who receives the bought token, by the quote; undefined where it does not say. */
  recipient: string | undefined;
}>;

export const SWAP_STATUSES = [
  'waiting',
  'depositing',
  'pending',
  'submitted',
  'delayed',
  'success',
  'refund',
  'failure',
] as const;
export type SwapStatus = (typeof SWAP_STATUSES)[number];

export type SwapProgress = Readonly<{
  requestId: string;
  status: SwapStatus;
  inTxHashes: readonly string[];
  outTxHashes: readonly string[];
  updatedAt?: Date;
}>;

/** A status that we do not know settles nothing. */
export const toSwapStatus = (text: string): SwapStatus => SWAP_STATUSES.find((known) => known === text) ?? 'pending';
