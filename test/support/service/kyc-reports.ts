import type request from 'supertest';
import type { WebhookDelivery } from '../../../src/application/ports/system.ts';
import { NOON } from '../noon.ts';

export const later = (minutes: number) => new Date(NOON.getTime() + minutes * 60_000);

/** Sends what the provider of verifications reports. */
export const deliver = (
  { api }: Readonly<{ api: ReturnType<typeof request> }>,
  { headers, body }: WebhookDelivery,
): request.Test =>
  api
    .post('/api/kyc/webhook')
    .set(headers as Record<string, string>)
    .send(Buffer.from(body).toString());
