import { z } from 'zod';
import { SOURCE_CHAINS } from '../../../domain/payment/consent.ts';
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

export const MarketSnapshot = withNulls({
  global: orNull(GlobalMarket),
  sentiment: orNull(Sentiment),
  degraded: z.boolean().meta({ description: 'A part could not be read and is null' }),
  asOf: time.meta({ description: 'Time at which the older part was read' }),
}).meta({ id: 'MarketSnapshot', description: 'A snapshot of the market' });

const SourceChain = z
  .enum(SOURCE_CHAINS)
  .meta({ id: 'SourceChain', description: 'The source of funds for the rail account', example: 'arbitrum' });

export const GrantConsent = z
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

export const GrantedConsent = z
  .object({
    success: z.literal(true),
    consent: z.object({ autoFundEnabled: z.boolean(), preferredSourceChain: SourceChain, consentGrantedAt: time }),
  })
  .meta({ id: 'GrantedMppConsent', description: 'The stored consent' });

const Spend = z
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

export const MppConsent = withNulls({
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
  spend: z.object({ allTime: Spend, today: Spend }),
  recentPayments: z.array(Payment),
}).meta({ id: 'MppConsent', description: 'A wallet’s consent, account and machine payments' });
