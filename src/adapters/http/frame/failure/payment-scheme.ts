import type { Request } from 'express';
import { z } from 'zod';
import type { Tender } from '../../../../application/payment/index.ts';
import type { Challenge, Credential } from '../../../../domain/payment/challenge.ts';
import { severalCredentials } from '../../../../domain/payment/errors.ts';
import type { PaymentReceipt } from '../../../../domain/payment/payment.ts';

/** The `Payment` authentication scheme over HTTP (draft-ryan-httpauth-payment). */
const SCHEME = /^payment\s+/i;

const text = z.string().max(16_384);
const WireCredential = z.object({
  challenge: z.object({
    id: text.min(1),
    realm: text,
    method: text,
    intent: text,
    request: text,
    expires: text.optional(),
    description: text.optional(),
    opaque: text.optional(),
    digest: text.optional(),
  }),
  payload: z.record(z.string(), z.unknown()),
  source: text.optional(),
});

/** Whether the request has a payment credential. */
export const isPaying = (req: Request): boolean => paymentsIn(req).length > 0;

/** The request's payment credential. Throws SEVERAL_CREDENTIALS. A HEAD request receives no body, so its credential is not redeemed. */
export function tenderOf(req: Request): Tender {
  const [payment, ...others] = paymentsIn(req);
  if (payment === undefined || req.method === 'HEAD') return 'nothing';
  if (others.length > 0) throw severalCredentials();
  return readCredential(payment.replace(SCHEME, '')) ?? 'unreadable';
}

/** One header may hold the credentials of several schemes (RFC 9110 §11.6.2). */
const paymentsIn = ({ headers }: Request): readonly string[] =>
  (headers.authorization ?? '')
    .split(',')
    .map((credential) => `${credential.trim()} `)
    .filter((credential) => SCHEME.test(credential));

function readCredential(token: string): Credential | undefined {
  const [encoded = '', ...more] = token.trim().split(/\s+/);
  if (more.length > 0 || !/^[A-Za-z0-9_+/-]+={0,2}$/.test(encoded)) return undefined;
  const parsed = WireCredential.safeParse(parseJson(Buffer.from(encoded, 'base64url').toString()));
  return parsed.success ? (withoutUndefined(parsed.data) as Credential) : undefined;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const withoutUndefined = ({ challenge, payload, source }: z.output<typeof WireCredential>) => ({
  challenge: Object.fromEntries(Object.entries(challenge).filter(([, value]) => value !== undefined)),
  payload,
  ...(source !== undefined && { source }),
});

/** The value of `WWW-Authenticate`. */
export const challengeHeader = ({ id, realm, method, intent, request, expires, description, opaque }: Challenge) =>
  `Payment ${Object.entries({ id, realm, method, intent, request, expires, description, opaque })
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}=${quoted(value)}`]))
    .join(', ')}`;

/** A quoted-string of visible ASCII (RFC 9110 §5.6.4), so that no value can end the string or the header. */
const quoted = (value: string) => `"${value.replace(/[^\x20-\x7e]/g, ' ').replace(/["\\]/g, '\\$&')}"`;

/** The value of `Payment-Receipt`. */
export const receiptHeader = ({ method, challengeId, reference, settledAt }: PaymentReceipt): string =>
  Buffer.from(
    JSON.stringify({ method, status: 'success', timestamp: settledAt.toISOString(), reference, challengeId }),
  ).toString('base64url');
