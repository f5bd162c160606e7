import type { TransferUseCases } from '../../../application/transfer/index.ts';
import { chainUnavailable, notYourWallet, storeUnavailable } from '../../../domain/shared/failures.ts';
import * as refused from '../../../domain/transfer/errors.ts';
import { flat } from '../reply.ts';
import { route } from '../route.ts';
import * as wire from './transfer.schemas.ts';

export const transferRoutes = (transfer: TransferUseCases) => [
  route({
    method: 'post',
    path: '/api/transfer/execute',
    operationId: 'executeTransfer',
    tag: 'Transfer',
    summary: 'Broadcast a transaction that the wallet signed',
    description:
      'The transaction is decoded and checked here, then handed to the chain’s nodes. Sending the same one again is safe and answers the same hash.',
    access: 'session',
    scope: 'transfer',
    limit: 'write',
    body: wire.ExecuteTransfer,
    reply: flat(wire.BroadcastTransaction, 'A node has the transaction'),
    fails: [
      refused.transactionMalformed,
      refused.transactionTypeRefused,
      refused.transactionUnprotected,
      refused.contractCreationRefused,
      refused.chainUnsupported,
      refused.chainMismatch,
      notYourWallet,
      refused.gasTooLow,
      refused.gasTooHigh,
      refused.nonceTooLow,
      refused.nonceTooHigh,
      refused.insufficientFunds,
      refused.transactionUnderpriced,
      refused.transactionRefused,
      storeUnavailable,
      chainUnavailable,
    ],
    handle: async ({ body: { signedTx, chainId }, caller }) => {
      const { hash } = await transfer.execute(signedTx, { chainId, wallet: caller.wallet });
      return { success: true as const, hash, chainId, status: 'pending' as const };
    },
  }),
];
