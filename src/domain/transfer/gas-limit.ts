import { percentUp } from '../shared/amount.ts';
import { gasTooHigh } from './errors.ts';

/** What is added to a node's estimate, because the chain changes until the transaction is mined, and the most that one may ask for. */
type GasRule = Readonly<{ percent: bigint; cap: bigint }>;

/** EIP-7825. */
const usual: GasRule = { percent: 120n, cap: 2n ** 24n };
const RULES: Readonly<Record<number, GasRule>> = {
  137: { percent: 125n, cap: 32_000_000n },
  // A part of the estimate is the price of its data on the parent chain, which moves.
  42161: { percent: 130n, cap: 32_000_000n },
};

/** The gas limit for an estimate; without a margin where nothing runs whose cost could change. Throws GAS_TOO_HIGH. */
export function gasLimitFor(chainId: number, estimate: bigint, least: bigint): bigint {
  const { percent, cap } = RULES[chainId] ?? usual;
  if (estimate > cap || least > cap) throw gasTooHigh();
  if (estimate <= least) return least;
  const wanted = percentUp(estimate, percent);
  return wanted < cap ? wanted : cap;
}
