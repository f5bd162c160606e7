import { MARKET_SNAPSHOT_OFFER } from '../../domain/payment/offer.ts';
import { takeSnapshot } from '../market/take-snapshot.ts';
import type { Needs } from '../ports/index.ts';
import { grantConsent, viewMppAccount } from './consent.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { type SellerNeeds, sell } from './sell.ts';

export type { AccountHolder, MppAccount } from './consent.ts';
export type { Reconciliation } from './reconcile-payments.ts';
export type { Sold, Tender } from './sell.ts';

export const paymentUseCases = (
  ports: SellerNeeds & Needs<typeof takeSnapshot> & Needs<typeof reconcilePayments> & Needs<typeof viewMppAccount>,
) => ({
  sellSnapshot: sell(ports, MARKET_SNAPSHOT_OFFER, takeSnapshot(ports)),
  reconcilePayments: reconcilePayments(ports),
  viewMppAccount: viewMppAccount(ports),
  grantConsent: grantConsent(ports),
});

export type PaymentUseCases = ReturnType<typeof paymentUseCases>;
