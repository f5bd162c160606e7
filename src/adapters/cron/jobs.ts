import type { SaleUseCases } from '../../application/sale/index.ts';
import type { TransferUseCases } from '../../application/transfer/index.ts';

/** Work that runs by the clock. `schedule` is a cron expression with seconds, in UTC. */
export type Job = Readonly<{ name: string; schedule: string; run(): Promise<unknown> }>;

type Subjects = Readonly<{ sale: SaleUseCases; transfer: TransferUseCases }>;

export const jobs = ({ sale, transfer }: Subjects): readonly Job[] => [
  { name: 'index-purchases', schedule: '*/15 * * * * *', run: sale.indexPurchases },
  { name: 'follow-transactions', schedule: '*/10 * * * * *', run: transfer.followTransactions },
];
