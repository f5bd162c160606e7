import type { MppAccount, PaymentUseCases } from '../../../application/payment/index.ts';
import { screeningUnavailable, senderSanctioned } from '../../../domain/compliance/screening.ts';
import { marketDataUnavailable } from '../../../domain/market/errors.ts';
import type { PaymentClaim } from '../../../domain/payment/claim.ts';
import type { Spend } from '../../../domain/payment/consent.ts';
import { MARKET_SNAPSHOT_OFFER, type RailTerms } from '../../../domain/payment/offer.ts';
import { upstreamBudget } from '../../../domain/shared/failures.ts';
import { walletBlocked } from '../../../domain/user/errors.ts';
import { receiptHeader } from '../frame/failure/payment-scheme.ts';
import { Answer, data, Encoded, encodedBy, flat } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import * as wire from './payment.schemas.ts';

const snapshotReply = data(wire.MarketSnapshot, 'The snapshot');

export const paymentRoutes = (payments: PaymentUseCases, terms: RailTerms | undefined) => [
  route({
    method: 'get',
    path: '/api/agent/market-snapshot',
    operationId: 'buyMarketSnapshot',
    tag: 'Payments',
    summary: 'Get a market snapshot for one payment',
    description:
      'A request without a payment receives a 402 response with a challenge. A payment pays for one response and is taken only when data can be delivered. If the response is lost before it was written whole, send the same payment again to receive the same response. While the outcome of a payment is unknown the response is 503: do not pay again, send the same payment later.',
    access: 'payment',
    decides: 'refuse',
    price: terms && { offer: MARKET_SNAPSHOT_OFFER, terms },
    limit: 'read',
    reply: snapshotReply,
    fails: [marketDataUnavailable, upstreamBudget, screeningUnavailable, senderSanctioned, walletBlocked],
    handle: async ({ inquiry, tender }) => {
      const encode = (snapshot: unknown) => encodedBy(snapshotReply, snapshot);
      const { body, receipt, delivered } = await payments.sellSnapshot(tender, encode, inquiry);
      return new Answer(new Encoded(body), {
        headers: { 'Payment-Receipt': receiptHeader(receipt), 'Cache-Control': 'private' },
        whenWritten: delivered,
      });
    },
  }),
  route({
    method: 'get',
    path: '/api/mpp/consent',
    operationId: 'viewMppConsent',
    tag: 'Payments',
    summary: 'Get the wallet’s consent to machine payments, its rail account and its payments',
    description: 'Lists what the wallet consented to, its account on the payment rail and its latest payments.',
    access: 'session',
    limit: 'read',
    reply: flat(wire.MppConsent, 'The consent'),
    fails: [],
    handle: async ({ caller }) => accountForWire(await payments.viewMppAccount(caller.session)),
  }),
  route({
    method: 'post',
    path: '/api/mpp/consent',
    operationId: 'grantMppConsent',
    tag: 'Payments',
    summary: 'Consent to machine payments',
    description: 'Replaces the earlier consent of the wallet. Nothing is paid or moved by it.',
    access: 'session',
    limit: 'write',
    movesValue: true,
    body: wire.GrantConsent,
    reply: flat(wire.GrantedConsent, 'The stored consent'),
    fails: [],
    handle: async ({ body, caller }) => {
      const { grantedAt, ...consent } = await payments.grantConsent(caller.wallet, body);
      return { success: true as const, consent: { ...consent, consentGrantedAt: grantedAt } };
    },
  }),
];

function accountForWire({ consent, mppEnabled, spend, recentPayments, decimals }: MppAccount) {
  return {
    success: true as const,
    consent: consent && {
      autoFundEnabled: consent.autoFundEnabled,
      preferredSourceChain: consent.preferredSourceChain,
      railAddress: consent.railAddress,
      cachedRailBalance: consent.balance?.units,
      balanceUpdatedAt: consent.balance?.asOf,
      consentGrantedAt: consent.grantedAt,
    },
    mppEnabled,
    spend: { allTime: inUsd(spend.allTime, decimals), today: inUsd(spend.today, decimals) },
    recentPayments: recentPayments.map(paymentForWire),
  };
}

/** Exact to the token's last digit below nine quadrillion smallest units. */
const inUsd = ({ total, payments }: Spend, decimals: number) => ({
  total: Number(total) / 10 ** decimals,
  payments,
});

const paymentForWire = ({ state, claimedAt, ...payment }: PaymentClaim) => ({
  ...payment,
  status: state === 'settled' ? ('settled' as const) : ('delivered' as const),
  paidAt: claimedAt,
});
