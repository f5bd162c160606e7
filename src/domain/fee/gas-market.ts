import { percentUp } from '../shared/amount.ts';
import { factsOfAnyChain } from '../shared/chain/any-chain.ts';
import type { GasMarket } from '../shared/chain/chain-facts.ts';

export const gasMarketOf = (chainId: number): GasMarket => factsOfAnyChain(chainId).gas.market;

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
