import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { WebhookDelivery } from '../../application/ports/system.ts';
import { webhookRefused } from '../../domain/kyc/errors.ts';
import { isMadeByAny } from '../local/constant-time.ts';
import { reviewed, sumsubTime, type Verdict, verdictOf } from './sumsub-review.ts';
import { type WebhookSecrets, webhookBody } from './webhook-body.ts';

/** The digest algorithms that are accepted; Sumsub also supports SHA-1. */
const DIGESTS: ReadonlyMap<string | undefined, string> = new Map([
  ['HMAC_SHA256_HEX', 'sha256'],
  ['HMAC_SHA512_HEX', 'sha512'],
]);

const Webhook = z
  .object({
    type: z.string().min(1).max(100),
    applicantId: z.string().min(1).max(100),
    externalUserId: z.string().min(1).max(500).nullish(),
    levelName: z.string().nullish(),
    reviewStatus: reviewed.reviewStatus.nullish(),
    reviewResult: reviewed.reviewResult,
    createdAtMs: sumsubTime,
    /** Set in the sandbox, where documents are not verified. */
    sandboxMode: z.boolean().nullish(),
    /** Sent manually from the dashboard as a test. */
    testMode: z.boolean().nullish(),
  })
  .transform(({ reviewStatus, reviewResult, ...rest }) => ({
    ...rest,
    verdict: verdictOn(rest.type, { reviewStatus: reviewStatus ?? '', reviewResult }),
  }));

/**
 * Authenticates a webhook and returns its body: `x-payload-digest` is an HMAC of the raw bytes (docs.sumsub.com,
 * "Verify webhook sender"). A replay cannot be distinguished from a late delivery, which may be a day old: the event id
 * and time make a replay ineffective. Throws WEBHOOK_SECRET_INVALID or WEBHOOK_UNREADABLE.
 */
export function readSumsubWebhook(
  { headers, body }: WebhookDelivery,
  secrets: WebhookSecrets,
): z.output<typeof Webhook> {
  const digest = DIGESTS.get(headers['x-payload-digest-alg']);
  if (digest === undefined) throw webhookRefused();
  const digestBy = (secret: string) => createHmac(digest, secret).update(body).digest('hex');
  if (!isMadeByAny(headers['x-payload-digest'], secrets, digestBy)) throw webhookRefused();
  return webhookBody(body, Webhook);
}

/** Only a review of the applicant counts: reviews of actions and transactions are GREEN too. */
function verdictOn(type: string, said: Parameters<typeof verdictOf>[0]): Verdict {
  if (type === 'applicantDeleted') return 'rejected';
  if (type === 'applicantReset' || type === 'applicantDeactivated') return 'again';
  return type === 'applicantReviewed' ? verdictOf(said) : 'none';
}
