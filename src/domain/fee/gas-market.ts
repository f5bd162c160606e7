/** How the price of gas is made on a chain. */
export type GasMarket = Readonly<{
  /** The least that a block builder must be tipped per gas, in wei; undefined where tips are ignored. */
  tipFloor: bigint | undefined;
  /** What the base fee may have become when a transaction is mined, in percent of today's. */
  baseFeePercent: bigint;
  /** How a rollup takes what it pays its parent chain: apart from the gas, or as gas of its own. */
  dataFees: 'none' | 'apart' | 'as-gas';
  /** The head of a chain that lives is never older; undefined for chains that make blocks only when they have to. */
  maxHeadAgeMs: number | undefined;
}>;

const GWEI = 10n ** 9n;
const usual: GasMarket = { tipFloor: 0n, baseFeePercent: 125n, dataFees: 'none', maxHeadAgeMs: 3 * 60_000 };

const MARKETS: Readonly<Record<number, GasMarket>> = {
  1: usual,
  10: { ...usual, dataFees: 'apart' },
  // Validators admit nothing below 25 gwei, and say 30.
  137: { ...usual, tipFloor: 30n * GWEI },
  8453: { ...usual, dataFees: 'apart' },
  42161: { ...usual, tipFloor: undefined, baseFeePercent: 130n, dataFees: 'as-gas' },
};

/** A chain that is not known is taken for a development chain. */
export const gasMarketOf = (chainId: number): GasMarket => MARKETS[chainId] ?? { ...usual, maxHeadAgeMs: undefined };

/** What one gas is expected to cost soon, in wei. */
export function expectedGasPrice({ tipFloor, baseFeePercent }: GasMarket, baseFee: bigint, tip: bigint): bigint {
  const withHeadroom = (baseFee * baseFeePercent + 99n) / 100n;
  if (tipFloor === undefined) return withHeadroom;
  return withHeadroom + (tip > tipFloor ? tip : tipFloor);
}
