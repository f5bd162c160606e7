import { divideUp } from '../shared/amount.ts';

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
