import { z } from 'zod';
import type { MppAccount, PaymentUseCases } from '../../../application/payment/index.ts';
import { screeningUnavailable, senderSanctioned } from '../../../domain/compliance/screening.ts';
import { marketDataUnavailable } from '../../../domain/market/errors.ts';
import type { PaymentClaim } from '../../../domain/payment/claim.ts';
import { SOURCE_CHAINS, type Spend } from '../../../domain/payment/consent.ts';
import { MARKET_SNAPSHOT_OFFER, type RailTerms } from '../../../domain/payment/offer.ts';
import type { TransferTerms } from '../../../domain/payment/transfer.ts';
import { upstreamBudget } from '../../../domain/shared/failures.ts';
import { walletBlocked } from '../../../domain/user/errors.ts';
import { receiptHeader } from '../frame/failure/payment-problem.ts';
import { transferReceipt } from '../frame/failure/transfer-payment.ts';
import { Answer, data, Encoded, encodedBy, flat } from '../frame/record/reply.ts';
import { route } from '../frame/record/route.ts';
import { orNull, time, units, walletAddress, withNulls } from '../frame/wire/wire.ts';

const figure = (description: string) => orNull(z.number()).meta({ description });

const GlobalMarket = withNulls({
  totalMarketCapUsd: figure('USD'),
  totalVolume24hUsd: figure('USD'),
  marketCapChange24h: figure('Percent'),
  dominance: z
    .record(z.string(), z.number())
    .meta({ description: 'Percent of the market’s capitalisation, by symbol' }),
  activeCryptocurrencies: figure('Number of coins'),
  markets: figure('Number of coins'),
  updatedAt: time.meta({ description: 'Time of the measurement by the provider' }),
}).meta({ id: 'GlobalMarket', description: 'The whole market' });

const Sentiment = z
  .object({
    value: z.int().meta({ description: '0 (extreme fear) to 100 (extreme greed)', example: 47 }),
    classification: z.string().meta({ example: 'Neutral' }),
    updatedAt: time.meta({ description: 'Time of the measurement by the provider' }),
  })
  .meta({ id: 'MarketSentiment', description: 'The fear and greed index' });

const MarketSnapshot = withNulls({
  global: orNull(GlobalMarket),
  sentiment: orNull(Sentiment),
  degraded: z.boolean().meta({ description: 'A part could not be read and is null' }),
  asOf: time.meta({ description: 'Time at which the older part was read' }),
}).meta({ id: 'MarketSnapshot', description: 'A snapshot of the market' });

const SourceChain = z
  .enum(SOURCE_CHAINS)
  .meta({ id: 'SourceChain', description: 'The source of funds for the rail account', example: 'arbitrum' });

const GrantConsent = z
  .strictObject({
    autoFundEnabled: z
      .boolean()
      .default(false)
      .meta({ description: 'Whether the rail account may be topped up automatically' }),
    preferredSourceChain: SourceChain.default('arbitrum'),
  })
  .meta({
    id: 'GrantMppConsent',
    description: 'Consent to machine payments',
    example: { autoFundEnabled: true, preferredSourceChain: 'base' },
  });

const GrantedConsent = z
  .object({
    success: z.literal(true),
    consent: z.object({ autoFundEnabled: z.boolean(), preferredSourceChain: SourceChain, consentGrantedAt: time }),
  })
  .meta({ id: 'GrantedMppConsent', description: 'The stored consent' });

const SpendReply = z
  .object({
    total: z.number().meta({ description: 'USD', example: 0.015 }),
    payments: z.int().meta({ example: 3 }),
  })
  .meta({ id: 'MppSpend', description: 'The amount paid' });

const Payment = z
  .object({
    resource: z.string().meta({ example: 'market-snapshot' }),
    amount: units,
    currency: z.string().meta({ description: 'The token’s contract' }),
    method: z.string().meta({ example: 'tempo' }),
    network: z.string().meta({ example: 'eip155:4217' }),
    reference: z.string().meta({ description: 'The transaction' }),
    challengeId: z.string(),
    status: z.enum(['delivered', 'settled']).meta({ description: 'settled: paid but not delivered yet' }),
    paidAt: time,
  })
  .meta({ id: 'MppPayment', description: 'A payment on the rail' });

const MppConsent = withNulls({
  success: z.literal(true),
  consent: orNull(
    withNulls({
      autoFundEnabled: z.boolean(),
      preferredSourceChain: SourceChain,
      railAddress: orNull(walletAddress).meta({
        description: 'The wallet’s account on the rail; embedded wallets have one',
      }),
      cachedRailBalance: orNull(units),
      balanceUpdatedAt: orNull(time),
      consentGrantedAt: orNull(time),
    }),
  ),
  mppEnabled: z.boolean().meta({ description: 'Whether a payment rail is configured' }),
  spend: z.object({ allTime: SpendReply, today: SpendReply }),
  recentPayments: z.array(Payment),
}).meta({ id: 'MppConsent', description: 'A wallet’s consent, account and machine payments' });

const snapshotReply = data(MarketSnapshot, 'The snapshot');

export const paymentRoutes = (
  payments: PaymentUseCases,
  terms: RailTerms | undefined,
  transfer: TransferTerms | undefined,
) => [
  route({
    method: 'get',
    path: '/api/agent/market-snapshot',
    operationId: 'buyMarketSnapshot',
    tag: 'Payments',
    summary: 'Get a market snapshot for one payment',
    description:
      'A request without a payment receives a 402 response with a challenge. A payment pays for one response and is taken only when data can be delivered. If the response is lost before it was written whole, send the same payment again to receive the same response. While the outcome of a payment is unknown the response is 503: do not pay again, send the same payment later. Where the operator also accepts x402, the same 402 response has its requirements in PAYMENT-REQUIRED, and PAYMENT-SIGNATURE pays.',
    access: 'payment',
    decides: 'refuse',
    price: terms && { offer: MARKET_SNAPSHOT_OFFER, terms, transfer },
    limit: 'read',
    reply: snapshotReply,
    fails: [marketDataUnavailable, upstreamBudget, screeningUnavailable, senderSanctioned, walletBlocked],
    handle: async ({ inquiry, tender }) => {
      const encode = (snapshot: unknown) => encodedBy(snapshotReply, snapshot);
      const { body, receipt, delivered } = await payments.sellSnapshot(tender, encode, inquiry);
      return new Answer(new Encoded(body), {
        headers: {
          'Payment-Receipt': receiptHeader(receipt),
          'Cache-Control': 'private',
          ...(receipt.method === transfer?.method && transferReceipt(receipt)),
        },
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
    reply: flat(MppConsent, 'The consent'),
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
    body: GrantConsent,
    reply: flat(GrantedConsent, 'The stored consent'),
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
