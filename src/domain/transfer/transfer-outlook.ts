import type { RollupFees } from '../fee/rollup-fees.ts';
import type { GaslessOutlook } from './gasless-offer.ts';

/** What happens when the transfer is tried at the head, without being sent. `reason` is in words for people. */
export type Trial = Readonly<{ succeeds: true; gas: bigint } | { succeeds: false; reason: string }>;

/** Everything that the head of a chain says of a transfer that somebody wants to make. */
export type TransferOutlook = Readonly<{
  /** The one after the sender's transactions that wait. */
  nonce: bigint;
  /** Wei that the sender holds. */
  coins: bigint;
  /** What the sender holds of the token; undefined when coins are sent, or when its address holds no token. */
  tokens?: bigint;
  trial: Trial;
  /** Wei a gas. */
  baseFee: bigint;
  tip: bigint;
  besidesGas: RollupFees;
  /** Whether code runs at the recipient; a delegated account counts as none. */
  recipientIsContract: boolean;
  /** What the sponsored usage that was asked about is expected to cost, in wei; above zero. */
  sponsoredWei: bigint;
  /** Undefined when nobody asked for it, and when that place cannot carry the token. */
  gasless?: GaslessOutlook;
}>;
