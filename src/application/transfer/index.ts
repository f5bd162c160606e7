import { compose } from '../shared/compose.ts';
import { executeTransfer } from './execute-transfer.ts';
import { followTransactions } from './follow-transactions.ts';
import { prepareTransfer } from './prepare-transfer.ts';

export const transferUseCases = compose({
  prepare: prepareTransfer,
  execute: executeTransfer,
  followTransactions,
});

export type TransferUseCases = ReturnType<typeof transferUseCases>;
