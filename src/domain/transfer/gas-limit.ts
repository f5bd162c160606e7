import { percentUp } from '../shared/amount.ts';
import { factsOfAnyChain } from '../shared/chain/any-chain.ts';
import { gasTooHigh } from './errors.ts';

/** The gas limit for an estimate. Without a margin when no code runs whose cost could change. Throws GAS_TOO_HIGH. */
export function gasLimitFor(chainId: number, estimate: bigint, least: bigint): bigint {
  const { percent, cap } = factsOfAnyChain(chainId).gas.limit;
  if (estimate > cap || least > cap) throw gasTooHigh();
  if (estimate <= least) return least;
  const wanted = percentUp(estimate, percent);
  return wanted < cap ? wanted : cap;
}
