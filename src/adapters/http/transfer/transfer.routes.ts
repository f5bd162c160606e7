import type { TransferUseCases } from '../../../application/transfer/index.ts';
import { recipientSanctioned, screeningUnavailable } from '../../../domain/compliance/screening.ts';
import { feeAboveAmount, feeOutOfRange, gasPriceUnavailable, priceUnavailable } from '../../../domain/fee/errors.ts';
import {
  chainUnavailable,
  chainUnsupported,
  notYourWallet,
  storeUnavailable,
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
    tag: 'Transfer',
    summary: 'Prepare a transfer for the wallet to sign',
    description:
      'Nonce, gas, fees and balances as the chain has them now, and the whole unsigned transaction. Nothing is sent and no key is held: the wallet signs, and POST /api/transfer/execute takes the prepareId beside what it signed. Where gasless is true, the wallet may sign gaslessTransfer instead, for POST /api/paymaster.',
    access: 'session',
    scope: 'transfer',
    limit: 'write',
    body: wire.PrepareTransfer,
    reply: flat(wire.PreparedTransfer, 'What to sign'),
    fails: [
      notYourWallet,
      chainUnsupported,
      refused.recipientRefused,
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
    tag: 'Transfer',
    summary: 'Broadcast a transaction that the wallet signed',
    description:
      'The transaction is decoded and checked here, then handed to the chain’s nodes. Sending the same one again is safe and answers the same hash. With a prepareId it must be what was prepared.',
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
      chainUnsupported,
      refused.chainMismatch,
      notYourWallet,
      refused.preparationNotFound,
      refused.preparationExpired,
      refused.intentMismatch,
      recipientSanctioned,
      refused.gasTooLow,
      refused.gasTooHigh,
      refused.nonceTooLow,
      refused.nonceTooHigh,
      refused.insufficientFunds,
      refused.transactionUnderpriced,
      refused.transactionRefused,
      screeningUnavailable,
      storeUnavailable,
      chainUnavailable,
    ],
    handle: async ({ body: { signedTx, chainId, prepareId }, caller }) => {
      const request = { chainId, wallet: caller.wallet, ...(prepareId !== undefined && { prepareId }) };
      const { hash } = await transfer.execute(signedTx, request);
      return { success: true as const, hash, chainId, status: 'pending' as const };
    },
  }),
];
