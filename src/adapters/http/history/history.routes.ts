import { z } from 'zod';
import type { HistoryUseCases } from '../../../application/history/index.ts';
import { historyUnavailable } from '../../../domain/history/errors.ts';
import { requestInvalid, upstreamBudget } from '../../../domain/shared/failures.ts';
import { data } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { integerParam, orNull, time, txHash, units, walletAddress, withNulls } from '../frame/wire/wire.ts';

const TransactionsQuery = z.strictObject({
  address: walletAddress.meta({ description: 'The wallet whose transactions to list' }),
  limit: integerParam(1, 100).default(50).meta({ description: 'Maximum number of results', example: '50' }),
  cursor: z.string().min(1).max(200).optional().meta({ description: 'The nextCursor of the previous page' }),
});

const Transaction = withNulls({
  chainId: z.int(),
  hash: txHash,
  direction: z.enum(['in', 'out', 'self']),
  from: walletAddress,
  to: orNull(walletAddress).meta({ description: 'Null for a contract creation' }),
  value: units,
  token: orNull(walletAddress).meta({ description: 'Null for the native coin' }),
  symbol: orNull(z.string()).meta({ description: 'Null for a token that is in no token list' }),
  timestamp: time.meta({
    description: 'Time of its block, or of execution for a transaction executed through this service',
  }),
  status: z.enum(['pending', 'confirmed', 'failed', 'replaced', 'dropped']).meta({
    description:
      'Transactions executed through this service are listed from execution on; failed transactions moved nothing',
  }),
}).meta({ id: 'WalletTransaction', description: 'A movement of a coin or token into or out of a wallet' });

const Transactions = withNulls({
  transactions: z.array(Transaction),
  nextCursor: orNull(z.string()),
  degraded: z
    .array(z.string())
    .meta({ description: 'Sources that could not be read, or not as a whole: chains and broadcasts' }),
  asOf: time.meta({ description: 'Time at which the oldest part was read' }),
}).meta({ id: 'TransactionHistory', description: 'Movements on all chains, newest first' });

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
