import type { Ports } from '../ports/index.ts';
import { compose } from '../shared/compose.ts';
import { executeTransfer } from './execute-transfer.ts';
import { followTransactions } from './follow-transactions.ts';
import { prepareTransfer } from './prepare-transfer.ts';

/** Returns how many expired prepared transfers were deleted. */
const forgetExpired =
  ({ clock, preparedTransfers }: Pick<Ports, 'clock' | 'preparedTransfers'>) =>
  () =>
    preparedTransfers.purgeExpired(clock.now());

export const transferUseCases = compose({
  prepare: prepareTransfer,
  execute: executeTransfer,
  followTransactions,
  forgetExpired,
});

export type TransferUseCases = ReturnType<typeof transferUseCases>;
