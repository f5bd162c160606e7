import { compose } from '../shared/compose.ts';
import { viewTransactions } from './view-transactions.ts';

export const historyUseCases = compose({ view: viewTransactions });

export type HistoryUseCases = ReturnType<typeof historyUseCases>;
