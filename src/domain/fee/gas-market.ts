import { percentUp } from '../shared/amount.ts';

/** How the price of gas is made on a chain. */
export type GasMarket = Readonly<{
  /** The least that a block builder must be tipped per gas, in wei; undefined where tips are ignored. */
  tipFloor: bigint | undefined;
  /** What the base fee may have become when a transaction is mined, in percent of today's. */
  baseFeePercent: bigint;
  /** The dearest base fee that a transaction shall still be mined at, which a person takes minutes to sign; in percent of today's. */
  highestBaseFeePercent: bigint;
  /** How a rollup takes what it pays its parent chain: apart from the gas, or as gas of its own. */
  dataFees: 'none' | 'apart' | 'as-gas';
  /** The head of a chain that lives is never older; undefined for chains that make blocks only when they have to. */
  maxHeadAgeMs: number | undefined;
}>;

const GWEI = 10n ** 9n;
const usual: GasMarket = {
  tipFloor: 0n,
  baseFeePercent: 125n,
  // Six full blocks of Ethereum double its base fee.
  highestBaseFeePercent: 200n,
  dataFees: 'none',
  maxHeadAgeMs: 3 * 60_000,
};

const MARKETS: Readonly<Record<number, GasMarket>> = {
  1: usual,
  10: { ...usual, dataFees: 'apart' },
  // Validators admit nothing below 25 gwei, and say 30.
  137: { ...usual, tipFloor: 30n * GWEI, highestBaseFeePercent: 125n },
  8453: { ...usual, dataFees: 'apart' },
  42161: { ...usual, tipFloor: undefined, baseFeePercent: 130n, highestBaseFeePercent: 150n, dataFees: 'as-gas' },
};

/** A chain that is not known is taken for a development chain. */
export const gasMarketOf = (chainId: number): GasMarket => MARKETS[chainId] ?? { ...usual, maxHeadAgeMs: undefined };

/** What one gas is expected to cost soon, in wei. */
export const expectedGasPrice = (market: GasMarket, baseFee: bigint, tip: bigint): bigint =>
  percentUp(baseFee, market.baseFeePercent) + offeredTip(market, tip);

/** What a transaction offers for one gas, in wei. */
export type OfferedFees = Readonly<{ maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }>;

/** What a transaction should offer, so that it is mined even some minutes later; what it offers too much is not paid. */
export function offeredFees(market: GasMarket, baseFee: bigint, tip: bigint): OfferedFees {
  const maxPriorityFeePerGas = offeredTip(market, tip);
  return {
    maxFeePerGas: percentUp(baseFee, market.highestBaseFeePercent) + maxPriorityFeePerGas,
    maxPriorityFeePerGas,
  };
}

function offeredTip({ tipFloor }: GasMarket, tip: bigint): bigint {
  if (tipFloor === undefined) return 0n;
  return tip > tipFloor ? tip : tipFloor;
}
