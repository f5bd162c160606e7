import type { Ports } from '../ports/index.ts';
import { executeTransfer } from './execute-transfer.ts';
import { followTransactions } from './follow-transactions.ts';
import { type PreparePorts, prepareTransfer } from './prepare-transfer.ts';

type TransferPorts = PreparePorts & Pick<Ports, 'chainTransactions' | 'leases' | 'signedTransactions'>;

export const transferUseCases = (ports: TransferPorts) => ({
  prepare: prepareTransfer(ports),
  execute: executeTransfer(ports),
  followTransactions: followTransactions(ports),
  /** Answers how many prepared transfers had expired. */
  forgetExpired: () => ports.preparedTransfers.purgeExpired(ports.clock.now()),
});

export type TransferUseCases = ReturnType<typeof transferUseCases>;
