import { divideUp } from '../shared/amount.ts';

/** What an OP-stack chain takes for a transaction besides its gas, in wei. */
export type RollupFees = Readonly<{
  /** For its data. */
  data: bigint;
  /** For its operator, from a transaction without gas and from one of OPERATOR_GAS: what lies between is on a line. */
  operatorLeast: bigint;
  operatorMost: bigint;
}>;

/** A multiple of the million that the chain divides by, so that both ends of the line are exact. */
export const OPERATOR_GAS = 30_000_000n;

export const NO_ROLLUP_FEES: RollupFees = { data: 0n, operatorLeast: 0n, operatorMost: 0n };

/** What is taken besides the gas itself; never below what the chain takes. */
export const besidesGas = ({ data, operatorLeast, operatorMost }: RollupFees, gas: bigint): bigint =>
  data + operatorLeast + divideUp((operatorMost - operatorLeast) * gas, OPERATOR_GAS);
