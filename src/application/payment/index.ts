import { MARKET_SNAPSHOT_OFFER } from '../../domain/payment/offer.ts';
import { takeSnapshot } from '../market/index.ts';
import { compose, type Needs } from '../shared/compose.ts';
import { grantConsent, viewMppAccount } from './consent.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { sell } from './sell.ts';

export type { MppAccount } from './consent.ts';
export type { Tender } from './sell.ts';

const sellSnapshot = (ports: Needs<typeof sell> & Needs<typeof takeSnapshot>) =>
  sell(ports, MARKET_SNAPSHOT_OFFER, takeSnapshot(ports));

export const paymentUseCases = compose({
  sellSnapshot,
  reconcilePayments,
  viewMppAccount,
  grantConsent,
});

export type PaymentUseCases = ReturnType<typeof paymentUseCases>;
