import type { GasUsage } from '../../../domain/fee/fee-action.ts';
import type { GaslessContracts } from '../../../domain/transfer/gasless-offer.ts';
import type { TransferOrder } from '../../../domain/transfer/transfer-order.ts';
import type { TransferOutlook } from '../../../domain/transfer/transfer-outlook.ts';

export interface TransferOutlooks {
  /**
   * The facts at the head of the chain about a transfer, the cost of the sponsored usage, and a gasless transfer with
   * these contracts: read concurrently from one node. A low balance or a reverted simulation is reported, not rejected.
   * Rejects with CHAIN_UNAVAILABLE, and with GAS_PRICE_UNAVAILABLE when the head is old.
   */
  read(order: TransferOrder, sponsored: GasUsage, gasless?: GaslessContracts): Promise<TransferOutlook>;
}
