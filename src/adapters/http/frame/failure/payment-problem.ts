import type { Response } from 'express';
import { z } from 'zod';
import type { Challenge } from '../../../../domain/payment/challenge.ts';
import { paymentInDoubt, paymentRequired, railBusy } from '../../../../domain/payment/errors.ts';
import type { PaymentProblem } from '../../../../domain/payment/offer.ts';
import { Failure } from '../../../../domain/shared/failure.ts';
import { challengeHeader } from './payment-scheme.ts';
import { Problem, sendProblem, type Trouble } from './problem.ts';

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
export function sendPaymentProblem(res: Response, error: unknown, trouble: Trouble): boolean {
  if (!(error instanceof Failure)) return false;
  const retryAfter = RETRY_AFTER_SECONDS[error.code];
  if (retryAfter !== undefined) res.setHeader('Retry-After', retryAfter);
  if (error.code !== paymentRequired.code) return false;
  const { problem, reason, challenge, challengeId } = error.facts as PaymentFacts;
  res.set({ 'WWW-Authenticate': challengeHeader(challenge), 'Cache-Control': 'no-store' });
  sendProblem(res, trouble, {
    mediaType: PROBLEM_JSON,
    extras: { type: `${TYPE}${problem}`, title: TITLES[problem], status: 402, detail: reason, challengeId },
  });
  return true;
}

type PaymentFacts = Readonly<{ problem: PaymentProblem; reason: string; challenge: Challenge; challengeId?: string }>;
