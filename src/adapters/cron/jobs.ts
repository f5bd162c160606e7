import type { AuthUseCases } from '../../application/auth/index.ts';
import type { KycUseCases } from '../../application/kyc/index.ts';
import type { PaymentUseCases } from '../../application/payment/index.ts';
import type { PortfolioUseCases } from '../../application/portfolio/index.ts';
import type { SaleUseCases } from '../../application/sale/index.ts';

type Rooms = Readonly<{
  auth: AuthUseCases;
  kyc: KycUseCases;
  payment: PaymentUseCases;
  portfolio: PortfolioUseCases;
  sale: SaleUseCases;
}>;

/** Work that runs by the clock. `schedule` is a cron expression with seconds, in UTC. */
export type Job = Readonly<{ name: string; schedule: string; run(): Promise<unknown> }>;

export const jobs = ({ auth, kyc, payment, portfolio, sale }: Rooms): readonly Job[] => [
  { name: 'index-purchases', schedule: '*/15 * * * * *', run: sale.indexPurchases },
  { name: 'forget-expired', schedule: '0 7 * * * *', run: auth.forgetExpired },
  { name: 'resync-kyc', schedule: '30 * * * * *', run: kyc.resyncOpenSessions },
  { name: 'reconcile-payments', schedule: '*/30 * * * * *', run: payment.reconcilePayments },
  { name: 'portfolio-snapshots', schedule: '0 */5 * * * *', run: portfolio.takeSnapshots },
];
