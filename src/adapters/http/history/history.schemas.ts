import { z } from 'zod';
import { hex, integerParam, orNull, time, units, walletAddress, withNulls } from '../frame/wire/wire.ts';

export const TransactionsQuery = z.strictObject({
  address: walletAddress.meta({ description: 'Whose transactions' }),
  limit: integerParam(1, 100).default(50).meta({ description: 'How many at most', example: '50' }),
  cursor: z.string().min(1).max(200).optional().meta({ description: 'The nextCursor of the page before' }),
});

const Transaction = withNulls({
  chainId: z.int(),
  hash: hex,
  direction: z.enum(['in', 'out', 'self']),
  from: walletAddress,
  to: orNull(walletAddress).meta({ description: 'Null where a contract was created' }),
  value: units,
  token: orNull(walletAddress).meta({ description: 'Null for the native coin' }),
  symbol: orNull(z.string()).meta({ description: 'Null for a token that no list names' }),
  timestamp: time.meta({ description: 'Of its block; of a transaction that was executed here, when that was' }),
  status: z
    .enum(['pending', 'confirmed', 'failed', 'replaced', 'dropped'])
    .meta({ description: 'The wallet’s own are told from when they were executed here; failed ones moved nothing' }),
}).meta({ id: 'WalletTransaction', description: 'A movement of a coin or token into or out of a wallet' });

export const Transactions = withNulls({
  transactions: z.array(Transaction),
  nextCursor: orNull(z.string()),
  degraded: z.array(z.string()).meta({ description: 'What could not be read: chains, and broadcasts' }),
  asOf: time.meta({ description: 'When the oldest part was read' }),
}).meta({ id: 'TransactionHistory', description: 'Movements over all chains, newest first' });
