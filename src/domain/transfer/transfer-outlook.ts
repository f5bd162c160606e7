import type { RollupFees } from '../fee/rollup-fees.ts';
import type { Hex } from '../shared/hex.ts';
import type { GaslessOutlook } from './gasless-offer.ts';

/** What happened when a node simulated the call at the head of the chain. `feasibility.ts` decides what it means. */
export type Simulation =
  /** `returned`: what the token's contract returned; absent for native coins. */
  | Readonly<{ outcome: 'executed'; gas: bigint; returned?: Hex }>
  /** `reason`: the contract's, in words for people. */
  | Readonly<{ outcome: 'reverted'; reason: string }>
  | Readonly<{ outcome: 'insufficient-funds' | 'gas-limit-exceeded' }>
  /** The node refused the simulation for a reason that says nothing about the transfer. */
  | Readonly<{ outcome: 'unknown'; cause: Error }>;

/** Everything that the head of a chain says of a transfer that somebody wants to make. */
export type TransferOutlook = Readonly<{
  /** The one after the sender's transactions that wait. */
  nonce: bigint;
  /** Wei that the sender holds. */
  coins: bigint;
  /** What the sender holds of the token; undefined when coins are sent, or when its address holds no token. */
  tokens?: bigint;
  simulation: Simulation;
  /** Wei a gas. */
  baseFee: bigint;
  tip: bigint;
  besidesGas: RollupFees;
  /** Whether code runs at the recipient; a delegated account counts as none. */
  recipientIsContract: boolean;
  /** What the sponsored usage that was asked about is expected to cost, in wei; above zero. */
  sponsoredWei: bigint;
  /** Undefined when nobody asked for it, and when those contracts cannot transfer the token. */
  gasless?: GaslessOutlook;
}>;
