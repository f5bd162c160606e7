/** What a sponsored transaction does. */
export const FEE_ACTIONS = ['transfer', 'swap', 'approve', 'multicall'] as const;
export type FeeAction = (typeof FEE_ACTIONS)[number];

/** How much of a chain a transaction uses. */
export type GasUsage = Readonly<{
  gas: bigint;
  /** Length of the signed transaction: what a rollup pays its parent chain for. */
  bytes: number;
}>;

/**
 * The most that an action may use when the forwarder carries it: a stablecoin's permit, its transfer to a fresh account and that of
 * the fee 200,000, an approval 50,000, a swap over two pools 250,000, a first purchase 230,000, and 60,000 for the forwarder itself
 * in each.
 */
const USAGE: Readonly<Record<FeeAction, GasUsage>> = {
  transfer: { gas: 260_000n, bytes: 900 },
  approve: { gas: 110_000n, bytes: 700 },
  swap: { gas: 310_000n, bytes: 1_500 },
  multicall: { gas: 460_000n, bytes: 2_000 },
};

export const usageOf = (action: FeeAction): GasUsage => USAGE[action];
