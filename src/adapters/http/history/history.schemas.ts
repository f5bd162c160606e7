import { z } from 'zod';
import { integerParam, orNull, time, txHash, units, walletAddress, withNulls } from '../frame/wire/wire.ts';

export const TransactionsQuery = z.strictObject({
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

export const Transactions = withNulls({
  transactions: z.array(Transaction),
  nextCursor: orNull(z.string()),
  degraded: z
    .array(z.string())
    .meta({ description: 'Sources that could not be read, or not as a whole: chains and broadcasts' }),
  asOf: time.meta({ description: 'Time at which the oldest part was read' }),
}).meta({ id: 'TransactionHistory', description: 'Movements on all chains, newest first' });
