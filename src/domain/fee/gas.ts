import { divideUp, percentUp } from '../shared/amount.ts';
import { factsOfAnyChain } from '../shared/chain/any-chain.ts';
import type { GasMarket } from '../shared/chain/chain-facts.ts';
import type { Usd } from '../shared/usd.ts';
import type { GasUsage } from './fee-policy.ts';

export const gasMarketOf = (chainId: number): GasMarket => factsOfAnyChain(chainId).gas.market;

/** The expected price of one gas in the near future, in wei. */
export const expectedGasPrice = (market: GasMarket, baseFee: bigint, tip: bigint): bigint =>
  percentUp(baseFee, market.baseFeePercent) + offeredTip(market, tip);

/** The fees that a transaction offers per gas, in wei. */
export type OfferedFees = Readonly<{ maxFeePerGas: bigint; maxPriorityFeePerGas: bigint }>;

/** The fees to offer so that the transaction is mined even some minutes later. Unused base fee headroom is not charged. */
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

/** The fees of an OP-stack chain in addition to gas, in wei. */
export type RollupFees = Readonly<{
  /** Data fee. */
  data: bigint;
  /** Operator fee of a transaction with 0 gas and of one with OPERATOR_GAS; values in between are linear. */
  operatorLeast: bigint;
  operatorMost: bigint;
}>;

/** A multiple of the chain's divisor of one million, so that both end points are exact. */
export const OPERATOR_GAS = 30_000_000n;

export const NO_ROLLUP_FEES: RollupFees = { data: 0n, operatorLeast: 0n, operatorMost: 0n };

/** The fees in addition to gas; never less than the chain charges. */
export const besidesGas = ({ data, operatorLeast, operatorMost }: RollupFees, gas: bigint): bigint =>
  data + operatorLeast + divideUp((operatorMost - operatorLeast) * gas, OPERATOR_GAS);
