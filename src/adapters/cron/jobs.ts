import type { PaymentUseCases } from '../../application/payment/index.ts';
import type { PortfolioUseCases } from '../../application/portfolio/index.ts';
import type { SaleUseCases } from '../../application/sale/index.ts';

/** Work that runs by the clock. `schedule` is a cron expression with seconds, in UTC. */
export type Job = Readonly<{ name: string; schedule: string; run(): Promise<unknown> }>;

type Rooms = Readonly<{ payment: PaymentUseCases; portfolio: PortfolioUseCases; sale: SaleUseCases }>;

export const jobs = ({ payment, portfolio, sale }: Rooms): readonly Job[] => [
  { name: 'index-purchases', schedule: '*/15 * * * * *', run: sale.indexPurchases },
  { name: 'reconcile-payments', schedule: '*/30 * * * * *', run: payment.reconcilePayments },
  { name: 'portfolio-snapshots', schedule: '0 */5 * * * *', run: portfolio.takeSnapshots },
];
