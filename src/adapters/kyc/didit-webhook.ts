import { createHmac } from 'node:crypto';
import { z } from 'zod';
import type { WebhookDelivery } from '../../application/ports/system.ts';
import { webhookRefused } from '../../domain/kyc/errors.ts';
import { isMadeByAny } from '../local/constant-time.ts';
import { type WebhookSecrets, webhookBody } from './webhook-body.ts';

/** Didit's documented replay window. */
const WINDOW_S = 300;

const Webhook = z.object({
  event_id: z.string().min(1).max(200).optional(),
  session_id: z.guid(),
  status: z.string().min(1).max(100),
  vendor_data: z.string().nullish(),
  workflow_id: z.string().optional(),
  timestamp: z.int().transform((seconds) => new Date(seconds * 1000)),
});

/**
 * Authenticates a webhook and returns its body: `X-Signature` is the HMAC-SHA256 of the raw bytes, and `X-Timestamp` is
 * recent and equals the timestamp in the signed body (docs.didit.me, "Webhooks"). Throws WEBHOOK_SECRET_INVALID or
 * WEBHOOK_UNREADABLE.
 */
export function readDiditWebhook({ headers, body }: WebhookDelivery, secrets: WebhookSecrets, now: Date) {
  const signatureBy = (secret: string) => createHmac('sha256', secret).update(body).digest('hex');
  if (!isMadeByAny(headers['x-signature'], secrets, signatureBy)) throw webhookRefused();
  const sentAt = Number(headers['x-timestamp'] ?? Number.NaN);
  if (!(Math.abs(now.getTime() / 1000 - sentAt) <= WINDOW_S)) throw webhookRefused();
  const webhook = webhookBody(body, Webhook);
  // The signature does not cover the header.
  if (webhook.timestamp.getTime() !== sentAt * 1000) throw webhookRefused();
  return webhook;
}
