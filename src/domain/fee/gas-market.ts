import { percentUp } from '../shared/amount.ts';
import { factsOfAnyChain } from '../shared/chain/any-chain.ts';
import type { GasMarket } from '../shared/chain/chain-facts.ts';

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
