import type { HistoryUseCases } from '../../../application/history/index.ts';
import { historyUnavailable } from '../../../domain/history/errors.ts';
import { requestInvalid, upstreamBudget } from '../../../domain/shared/failures.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { Transactions, TransactionsQuery } from './history.schemas.ts';

export const historyRoutes = (history: HistoryUseCases) => [
  route({
    method: 'get',
    path: '/api/transactions/history',
    operationId: 'viewTransactions',
    tag: 'Portfolio',
    summary: 'List a wallet’s coin and token movements on all chains, newest first',
    description:
      'Covers the newest 1,000 coin movements and 1,000 token movements on each chain. For the session’s own wallet it also includes transactions executed through this service and sponsored requests, with their status.',
    access: 'session',
    limit: 'read',
    query: TransactionsQuery,
    reply: data(Transactions, 'The movements'),
    fails: [requestInvalid, historyUnavailable, upstreamBudget],
    handle: ({ query: { address, limit, cursor }, caller }) =>
      history.view(address, { limit, ...(cursor !== undefined && { cursor }) }, caller.wallet),
  }),
];
