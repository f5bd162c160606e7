import type { z } from 'zod';
import { webhookUnreadable } from '../../domain/kyc/errors.ts';
import { isStorable } from '../../domain/shared/storable-text.ts';

/** Parses the JSON of an authentic webhook by its documented schema. Throws WEBHOOK_UNREADABLE. */
export function webhookBody<T>(body: Uint8Array, shape: z.ZodType<T>): T {
  try {
    const said = shape.parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body)));
    if (isStorable(said)) return said;
  } catch (cause) {
    throw webhookUnreadable.because(cause);
  }
  throw webhookUnreadable();
}

/** The secret in use, and the one before it while the provider may still sign with it. */
export type WebhookSecrets = readonly [string, string | undefined];
