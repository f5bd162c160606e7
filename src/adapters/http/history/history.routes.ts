import type { HistoryUseCases } from '../../../application/history/index.ts';
import { historyUnavailable } from '../../../domain/history/errors.ts';
import { requestInvalid } from '../../../domain/shared/failures.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { Transactions, TransactionsQuery } from './history.schemas.ts';

export const historyRoutes = (history: HistoryUseCases) => [
  route({
    method: 'get',
    path: '/api/transactions/history',
    operationId: 'viewTransactions',
    tag: 'Portfolio',
    summary: 'Movements of a wallet’s coins and tokens over all chains, newest first',
    description:
      'Reaches back over the newest thousand movements of coins and of tokens on each chain. The session’s own wallet also sees what it executed here, with what has become of it.',
    access: 'session',
    limit: 'read',
    query: TransactionsQuery,
    reply: data(Transactions, 'The movements'),
    fails: [requestInvalid, historyUnavailable],
    handle: ({ query: { address, limit, cursor }, caller }) =>
      history.view(address, { limit, ...(cursor !== undefined && { cursor }) }, caller.wallet),
  }),
];
