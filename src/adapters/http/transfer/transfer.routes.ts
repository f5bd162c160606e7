import type { TransferUseCases } from '../../../application/transfer/index.ts';
import { callNotUnderstood } from '../../../domain/call/errors.ts';
import { recipientSanctioned, screeningUnavailable, senderSanctioned } from '../../../domain/compliance/screening.ts';
import { feeAboveAmount, feeOutOfRange, gasPriceUnavailable, priceUnavailable } from '../../../domain/fee/errors.ts';
import {
  chainUnavailable,
  chainUnsupported,
  notYourWallet,
  storeUnavailable,
  upstreamBudget,
} from '../../../domain/shared/failures.ts';
import * as refused from '../../../domain/transfer/errors.ts';
import { flat } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { preparedReply } from './prepared-reply.ts';
import * as wire from './transfer.schemas.ts';

export const transferRoutes = (transfer: TransferUseCases) => [
  route({
    method: 'post',
    path: '/api/transfer/prepare',
    operationId: 'prepareTransfer',
    idempotency: 'asks-outside',
    tag: 'Transfer',
    summary: 'Prepare a transfer for the wallet to sign',
    description:
      'Returns the current nonce, gas, fees and balances, and the complete unsigned transaction. Nothing is sent: the wallet signs, and POST /api/transfer/execute accepts the signed transaction with the prepareId. When gasless is true, the wallet may sign gaslessTransfer instead, for POST /api/paymaster.',
    access: 'session',
    scope: 'transfer',
    limit: 'write',
    movesValue: true,
    body: wire.PrepareTransfer,
    reply: flat(wire.PreparedTransfer, 'The prepared transfer'),
    fails: [
      notYourWallet,
      chainUnsupported,
      refused.recipientRefused,
      senderSanctioned,
      recipientSanctioned,
      refused.tokenNotAContract,
      refused.insufficientFunds,
      refused.transferWouldFail,
      refused.gasTooHigh,
      feeAboveAmount,
      feeOutOfRange,
      chainUnavailable,
      gasPriceUnavailable,
      priceUnavailable,
      upstreamBudget,
      screeningUnavailable,
      storeUnavailable,
    ],
    handle: async ({ body: { from, ...wish }, caller }) =>
      preparedReply(await transfer.prepare(caller.actingFor(from), wish)),
  }),
  route({
    method: 'post',
    path: '/api/transfer/execute',
    operationId: 'executeTransfer',
    idempotency: 'acts-outside',
    tag: 'Transfer',
    summary: 'Broadcast a signed transaction',
    description:
      'The transaction is decoded and checked, then sent to the chain’s nodes. Sending the same transaction again is safe and returns the same hash. With a prepareId the transaction must match the prepared transfer.',
    access: 'session',
    scope: 'transfer',
    limit: 'write',
    movesValue: true,
    decides: 'relay',
    body: wire.ExecuteTransfer,
    reply: flat(wire.BroadcastTransaction, 'A node accepted the transaction'),
    fails: [
      refused.transactionMalformed,
      refused.transactionTypeRefused,
      refused.transactionUnprotected,
      refused.contractCreationRefused,
      chainUnsupported,
      refused.chainMismatch,
      notYourWallet,
      refused.preparationNotFound,
      refused.preparationExpired,
      refused.intentMismatch,
      callNotUnderstood,
      senderSanctioned,
      recipientSanctioned,
      refused.gasTooLow,
      refused.gasTooHigh,
      refused.nonceTooLow,
      refused.nonceTooHigh,
      refused.insufficientFunds,
      refused.transactionUnderpriced,
      refused.accountBusy,
      refused.transactionRefused,
      screeningUnavailable,
      storeUnavailable,
      chainUnavailable,
    ],
    handle: async ({ body: { signedTx, chainId, prepareId }, caller, inquiry }) => {
      const request = { chainId, wallet: caller.wallet, ...(prepareId !== undefined && { prepareId }) };
      const { hash } = await transfer.execute(signedTx, request, inquiry);
      return { success: true as const, hash, chainId, status: 'pending' as const };
    },
  }),
];
