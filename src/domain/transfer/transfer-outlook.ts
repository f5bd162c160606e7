import type { RollupFees } from '../fee/rollup-fees.ts';
import type { Hex } from '../shared/hex.ts';
import type { GaslessOutlook } from './gasless-offer.ts';

/** The result of simulating the call at the head of the chain. `feasibility.ts` interprets it. */
export type Simulation =
  /** `returned`: the token contract's return value; absent for native coins. */
  | Readonly<{ outcome: 'executed'; gas: bigint; returned?: Hex }>
  /** `reason`: the contract's, as readable text. */
  | Readonly<{ outcome: 'reverted'; reason: string }>
  | Readonly<{ outcome: 'insufficient-funds' | 'gas-limit-exceeded' }>
  /** The node rejected the simulation for a reason unrelated to the transfer. */
  | Readonly<{ outcome: 'unknown'; cause: Error }>;

/** The facts about a requested transfer at the head of the chain. */
export type TransferOutlook = Readonly<{
  /** The next nonce after the sender's pending transactions. */
  nonce: bigint;
  /** The sender's native balance, in wei. */
  coins: bigint;
  /** The sender's token balance; undefined for native coins, or when there is no token contract at the address. */
  tokens?: bigint;
  simulation: Simulation;
  /** Wei per gas. */
  baseFee: bigint;
  tip: bigint;
  besidesGas: RollupFees;
  /** Whether the recipient is a contract; a delegated account (EIP-7702) is not. */
  recipientIsContract: boolean;
  /** The expected cost of the requested sponsored usage, in wei; above zero. */
  sponsoredWei: bigint;
  /** Undefined when it was not requested, and when the contracts cannot transfer the token. */
  gasless?: GaslessOutlook;
}>;
