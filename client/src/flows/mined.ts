import type { Hash, TransactionReceipt } from 'viem';
import { waitForTransactionReceipt } from 'viem/actions';
import { FlowError } from './flow-error.ts';
import type { ChainReader } from './wallet.ts';

/** Waits until the transaction is in a block. A transaction that a higher gas price replaced counts as the same. */
export async function mined(chain: ChainReader, hash: Hash): Promise<TransactionReceipt> {
  let replaced = false;
  const receipt = await waitForTransactionReceipt(chain, {
    hash,
    onReplaced: ({ reason }) => {
      replaced = reason !== 'repriced';
    },
  });
  const facts = { hash: receipt.transactionHash };
  if (replaced) throw new FlowError('TRANSACTION_REPLACED', 'The wallet replaced the transaction', facts);
  if (receipt.status === 'reverted') throw new FlowError('TRANSACTION_REVERTED', 'The transaction reverted', facts);
  return receipt;
}
