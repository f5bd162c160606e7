import type { PaymentUseCases } from '../../application/payment/index.ts';
import type { SaleUseCases } from '../../application/sale/index.ts';

/** Work that runs by the clock. `schedule` is a cron expression with seconds, in UTC. */
export type Job = Readonly<{ name: string; schedule: string; run(): Promise<unknown> }>;

export const jobs = ({ payment, sale }: Readonly<{ payment: PaymentUseCases; sale: SaleUseCases }>): readonly Job[] => [
  { name: 'index-purchases', schedule: '*/15 * * * * *', run: sale.indexPurchases },
  { name: 'reconcile-payments', schedule: '*/30 * * * * *', run: payment.reconcilePayments },
];
