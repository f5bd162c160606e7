import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Tender } from '../../../../application/payment/index.ts';
import type { Challenge, Credential } from '../../../../domain/payment/challenge.ts';
import {
  paymentInDoubt,
  paymentRequired,
  type Refused,
  railBusy,
  severalCredentials,
} from '../../../../domain/payment/errors.ts';
import type { PaymentProblem } from '../../../../domain/payment/offer.ts';
import type { PaymentReceipt } from '../../../../domain/payment/payment.ts';
import type { TransferTerms } from '../../../../domain/payment/transfer.ts';
import { Failure } from '../../../../domain/shared/failure.ts';
import { Problem, sendProblem, type Trouble } from './problem.ts';
import { demandHeaders, readTransfer, TRANSFER_HEADER } from './transfer-payment.ts';

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

/** The second rail counts only where it is configured. */
type Priced = Readonly<{ price?: Readonly<{ transfer?: TransferTerms | undefined }> | undefined }>;

/** Whether the request has a payment credential. */
export const isPaying = (req: Request, route: Priced): boolean =>
  paymentsIn(req).length + transfersIn(req, route).length > 0;

/** The request's payment credential. Throws SEVERAL_CREDENTIALS. A HEAD request receives no body, so its credential is not redeemed. */
export function tenderOf(req: Request, route: Priced): Tender {
  const [payments, transfers] = [paymentsIn(req), transfersIn(req, route)];
  const [[payment], [transfer]] = [payments, transfers];
  if (req.method === 'HEAD') return 'nothing';
  if (payments.length + transfers.length > 1) throw severalCredentials();
  if (transfer !== undefined) return readTransfer(transfer);
  return payment === undefined ? 'nothing' : (readCredential(payment.replace(SCHEME, '')) ?? 'unreadable');
}

/** Several headers arrive joined by commas, which base64 does not have. */
const transfersIn = (req: Request, { price }: Priced): readonly string[] =>
  price?.transfer === undefined ? [] : (req.get(TRANSFER_HEADER)?.split(',') ?? []);

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
const challengeHeader = ({ id, realm, method, intent, request, expires, description, opaque }: Challenge) =>
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

const TITLES: Readonly<Record<PaymentProblem, string>> = {
  'payment-required': 'Payment Required',
  'malformed-credential': 'Malformed Credential',
  'invalid-challenge': 'Invalid Challenge',
  'invalid-payload': 'Invalid Payload',
  'verification-failed': 'Verification Failed',
  'payment-expired': 'Payment Expired',
  'payment-insufficient': 'Payment Insufficient',
};
const TYPE = 'https://paymentauth.org/problems/';
export const PROBLEM_JSON = 'application/problem+json';

export const PaymentRefusal = Problem.extend({
  type: z.string().meta({ description: 'The problem type defined by the scheme', example: `${TYPE}payment-required` }),
  title: z.string().meta({ description: 'The problem’s name', example: 'Payment Required' }),
  status: z.literal(402),
  detail: z.string().meta({ description: 'Why this payment was rejected', example: 'Payment required' }),
  challengeId: z
    .string()
    .optional()
    .meta({ description: 'The challenge of the rejected credential, if there was one' }),
}).meta({
  id: 'PaymentRequired',
  description:
    'An error that is also a problem of the Payment scheme (RFC 9457). The WWW-Authenticate header contains a new challenge',
});

/** The fields that an example of the response has in addition to those of every error. */
export const paymentExampleOf = (detail: string) => ({
  type: `${TYPE}payment-required`,
  title: TITLES['payment-required'],
  status: 402,
  detail,
});

/** Retry-After for a payment that may succeed later. */
const RETRY_AFTER_SECONDS: Readonly<Record<string, string>> = { [paymentInDoubt.code]: '60', [railBusy.code]: '1' };

/**
 * Sends the response for a failure related to a payment; returns false for any other failure. Only PAYMENT_REQUIRED
 * carries a challenge, because clients pay again whenever they receive one.
 */
export function sendPaymentProblem(res: Response, error: unknown, trouble: Trouble, baseUrl: string): boolean {
  if (!(error instanceof Failure)) return false;
  const retryAfter = RETRY_AFTER_SECONDS[error.code];
  if (retryAfter !== undefined) res.setHeader('Retry-After', retryAfter);
  if (error.code !== paymentRequired.code) return false;
  const refused = error.facts as Refused;
  const { problem, reason, challenge, challengeId } = refused;
  res.set({ 'WWW-Authenticate': challengeHeader(challenge), 'Cache-Control': 'no-store' });
  res.set(demandHeaders(refused, `${baseUrl}${res.req.path}`));
  sendProblem(res, trouble, {
    mediaType: PROBLEM_JSON,
    extras: { type: `${TYPE}${problem}`, title: TITLES[problem], status: 402, detail: reason, challengeId },
  });
  return true;
}
