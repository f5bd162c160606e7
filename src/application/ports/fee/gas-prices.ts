import type { GasUsage } from '../../../domain/fee/fee-action.ts';

export interface GasPrices {
  /**
   * What a transaction that uses so much is expected to cost on the chain within the next minutes, in wei, with what a rollup
   * takes for its data; above zero. Rejects with GAS_PRICE_UNAVAILABLE when the chain's head is old, and with CHAIN_UNAVAILABLE.
   */
  costOf(chainId: number, usage: GasUsage): Promise<bigint>;
}
