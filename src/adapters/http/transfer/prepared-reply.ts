import type { TransferOffer } from '../../../application/transfer/prepare-transfer.ts';

/** As PreparedTransfer has it. */
export function preparedReply({ transaction, gasUsd: gasUSD, ...rest }: TransferOffer) {
  const nonce = Number(transaction.nonce);
  const unsigned = { ...transaction, type: 2 as const, nonce };
  return { success: true as const, ...rest, gasEstimate: transaction.gas, gasUSD, nonce, transaction: unsigned };
}
