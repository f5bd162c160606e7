import type { Ports } from '../ports/index.ts';
import { viewTransactions } from './view-transactions.ts';

type HistoryPorts = Pick<Ports, 'clock' | 'feePolicy' | 'relayedTransactions' | 'tokenList' | 'transactionHistory'>;

export const historyUseCases = (ports: HistoryPorts) => ({ view: viewTransactions(ports) });

export type HistoryUseCases = ReturnType<typeof historyUseCases>;
