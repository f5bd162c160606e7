import type { ProviderSettings } from '../outbound/provider-settings.ts';
import type { Tuning } from '../upstream/upstream.ts';
import type { SumsubKeys } from './sumsub-signature.ts';
import { refuseOneForTwo, type TierNames } from './tier-names.ts';

export type SumsubSettings = SumsubKeys &
  Readonly<{
    baseUrl: string;
    /** The webhook secret, which differs from the secret key. */
    webhookSecret: string;
    /** The secret before it: accepted while the provider may still use it. */
    previousWebhookSecret?: string;
    /** The level name for each tier. */
    levels: TierNames;
    /** How long the verification link is valid. */
    linkSeconds: number;
    tuning?: Tuning;
  }>;

export const WEBHOOK_SECRET = 'SUMSUB_WEBHOOK_SECRET';
const WEEK_S = 7 * 24 * 3_600;
const YEAR_S = 365 * 24 * 3_600;

export function readSumsubSettings(read: ProviderSettings): SumsubSettings {
  const levels = {
    TIER_1: read.label('SUMSUB_LEVEL_TIER_1', 'the name of the level for basic verification'),
    TIER_2: read.label('SUMSUB_LEVEL_TIER_2', 'the name of the level for enhanced verification'),
  };
  refuseOneForTwo(read, 'SUMSUB_LEVEL', 'level', levels);
  const secretKey = read.secret('SUMSUB_SECRET_KEY', 'provider', 'the secret key that belongs to the app token');
  const webhookSecret = read.secret(WEBHOOK_SECRET, 'provider', 'the secret key of the Sumsub webhook');
  if (secretKey !== '' && secretKey === webhookSecret)
    read.fault(`${WEBHOOK_SECRET} must be the webhook’s own secret key, not the app token’s`);
  const previousWebhookSecret = read.former(WEBHOOK_SECRET, 'provider');
  return {
    baseUrl: read.url('SUMSUB_URL', 'https://api.sumsub.com'),
    appToken: read.secret('SUMSUB_APP_TOKEN', 'provider', 'the app token of the Sumsub API'),
    secretKey,
    webhookSecret,
    ...(previousWebhookSecret !== undefined && { previousWebhookSecret }),
    levels,
    linkSeconds: read.integer('SUMSUB_LINK_SECONDS', [600, YEAR_S], WEEK_S),
  };
}
