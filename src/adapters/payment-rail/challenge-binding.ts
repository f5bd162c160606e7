import { createHmac } from 'node:crypto';
import type { EchoedChallenge } from '../../domain/payment/challenge.ts';
import { sameSecret } from '../local/constant-time.ts';

type Bound = Omit<EchoedChallenge, 'id' | 'description'>;

/**
 * The challenge id, which proves without storage that this service issued the challenge: HMAC-SHA256 over seven slots
 * in a fixed order, empty for an absent field, as specified by the Payment authentication scheme
 * (draft-ryan-httpauth-payment).
 */
export const challengeId = (
  secret: string,
  { realm, method, intent, request, expires, digest, opaque }: Bound,
): string =>
  createHmac('sha256', secret)
    .update([realm, method, intent, request, expires ?? '', digest ?? '', opaque ?? ''].join('|'))
    .digest('base64url');

/** Whether the challenge was issued with one of the secrets and is unchanged. */
export const isAuthentic = (secrets: readonly string[], challenge: EchoedChallenge): boolean =>
  secrets.some((secret) => sameSecret(challenge.id, challengeId(secret, challenge)));

type Json = string | number | boolean | null | readonly Json[] | Readonly<{ [key: string]: Json }>;

/** Canonical JSON (RFC 8785), base64url without padding. */
export const encodeCanonical = (value: Json): string => Buffer.from(canonical(value)).toString('base64url');

/** The data that this service stored in an authentic challenge. */
export const decodeOpaque = (opaque = ''): Readonly<Record<string, unknown>> =>
  JSON.parse(Buffer.from(opaque, 'base64url').toString());

function canonical(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`).join(',')}}`;
}
