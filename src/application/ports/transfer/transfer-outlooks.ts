import type { GasUsage } from '../../../domain/fee/fee-action.ts';
import type { GaslessContracts } from '../../../domain/transfer/gasless-offer.ts';
import type { TransferOrder } from '../../../domain/transfer/transfer-order.ts';
import type { TransferOutlook } from '../../../domain/transfer/transfer-outlook.ts';

export interface TransferOutlooks {
  /**
   * What the head of the chain says of a transfer, what the sponsored usage would cost there, and what a gasless transfer by these
   * contracts takes: read at once, from one node. A missing balance or a reverted simulation is reported, not rejected.
   * Rejects with CHAIN_UNAVAILABLE, and with GAS_PRICE_UNAVAILABLE when the head is old.
   */
  read(order: TransferOrder, sponsored: GasUsage, gasless?: GaslessContracts): Promise<TransferOutlook>;
}
