import type { Ports } from '../ports/index.ts';
import { executeTransfer } from './execute-transfer.ts';
import { followTransactions } from './follow-transactions.ts';

type TransferPorts = Pick<
  Ports,
  'chainTransactions' | 'clock' | 'leases' | 'random' | 'relayedTransactions' | 'signedTransactions' | 'transferPolicy'
>;

export const transferUseCases = (ports: TransferPorts) => ({
  execute: executeTransfer(ports),
  followTransactions: followTransactions(ports),
});

export type TransferUseCases = ReturnType<typeof transferUseCases>;
