import type { WalletAddress } from '../shared/wallet-address.ts';
import type { QuotedStep } from './quoted-step.ts';
import type { BoughtToken, SwapToken } from './swap-token.ts';

export const TRADE_TYPES = ['EXACT_INPUT', 'EXACT_OUTPUT'] as const;
export type TradeType = (typeof TRADE_TYPES)[number];

export type SwapOrder = Readonly<{
  user: WalletAddress;
  /** Who receives the bought token, on its chain. */
  recipient: string;
  from: SwapToken;
  to: BoughtToken;
  /** Smallest units of the token on the exact side; above zero. */
  amount: bigint;
  tradeType: TradeType;
  /** The maximum deviation from the quote, in basis points. */
  slippageBps: number;
}>;

/** Paid and received amounts, each in smallest units of its token. */
export type SwapAmounts = Readonly<{ paid: bigint; got: bigint }>;

/** A provider's quote, unchanged, and what the user would sign. Not checked yet. */
export type SwapOffer = Readonly<{
  quote: Readonly<Record<string, unknown>>;
  steps: readonly QuotedStep[];
  amounts: SwapAmounts;
  /** The recipient that the quote states; undefined when it states none. */
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

/** An unknown status is not final: it maps to `pending`. */
export const toSwapStatus = (text: string): SwapStatus => SWAP_STATUSES.find((known) => known === text) ?? 'pending';
