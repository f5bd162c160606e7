import { MARKET_SNAPSHOT_OFFER } from '../../domain/payment/offer.ts';
import { takeSnapshot } from '../market/take-snapshot.ts';
import type { Ports } from '../ports/index.ts';
import { grantConsent, viewMppAccount } from './consent.ts';
import { reconcilePayments } from './reconcile-payments.ts';
import { sell } from './sell.ts';

export type { MppAccount } from './consent.ts';
export type { Tender } from './sell.ts';

type PaymentPorts = Pick<
  Ports,
  | 'alarms'
  | 'clock'
  | 'leases'
  | 'marketOverview'
  | 'marketSentiment'
  | 'mppConsents'
  | 'paymentClaims'
  | 'paymentNetwork'
  | 'paymentRail'
  | 'random'
>;

export const paymentUseCases = (ports: PaymentPorts) => ({
  sellSnapshot: sell(ports, MARKET_SNAPSHOT_OFFER, takeSnapshot(ports)),
  reconcilePayments: reconcilePayments(ports),
  viewMppAccount: viewMppAccount(ports),
  grantConsent: grantConsent(ports),
});

export type PaymentUseCases = ReturnType<typeof paymentUseCases>;
