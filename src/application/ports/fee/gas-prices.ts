import type { GasUsage } from '../../../domain/fee/fee-action.ts';

export interface GasPrices {
  /**
   * The expected cost of such a transaction on the chain within the next minutes, in wei, including a rollup's data
   * fee; above zero. Rejects with GAS_PRICE_UNAVAILABLE when the chain's head is old, and with CHAIN_UNAVAILABLE.
   */
  costOf(chainId: number, usage: GasUsage): Promise<bigint>;
}
