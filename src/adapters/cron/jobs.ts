import type { KycUseCases } from '../../application/kyc/index.ts';
import type { SaleUseCases } from '../../application/sale/index.ts';

/** Work that runs by the clock. `schedule` is a cron expression with seconds, in UTC. */
export type Job = Readonly<{ name: string; schedule: string; run(): Promise<unknown> }>;

export const jobs = ({ kyc, sale }: Readonly<{ kyc: KycUseCases; sale: SaleUseCases }>): readonly Job[] => [
  { name: 'index-purchases', schedule: '*/15 * * * * *', run: sale.indexPurchases },
  { name: 'resync-kyc', schedule: '30 * * * * *', run: kyc.resyncOpenSessions },
];
