import type { Usd } from '../shared/usd.ts';
import type { GasUsage } from './fee-action.ts';

/** Transactions that a wallet sends itself, without a sponsor. */
export const PLAIN_ACTIONS = ['coin-transfer', 'token-transfer', 'swap'] as const;
export type PlainAction = (typeof PLAIN_ACTIONS)[number];

/** Usage of ordinary transactions: 21,000 is defined by the protocol; an ERC-20 transfer to a fresh account takes 65,000. */
const USAGE: Readonly<Record<PlainAction, GasUsage>> = {
  'coin-transfer': { gas: 21_000n, bytes: 120 },
  'token-transfer': { gas: 65_000n, bytes: 180 },
  swap: { gas: 250_000n, bytes: 1_100 },
};

export const plainUsageOf = (action: PlainAction): GasUsage => USAGE[action];

export type GasEstimate = Readonly<{
  action: PlainAction;
  costWei: bigint;
  /** Rounded down; absent while the coin's price is unavailable. */
  costUsd?: Usd;
}>;
