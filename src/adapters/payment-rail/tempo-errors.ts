import type { PaymentProblem } from '../../domain/payment/offer.ts';
import type { PaymentRefusal } from '../../domain/payment/payment.ts';
import type { TempoSdk } from './tempo-sdk.ts';

const PROBLEMS: Readonly<Record<string, PaymentProblem>> = {
  'https://paymentauth.org/problems/malformed-credential': 'malformed-credential',
  'https://paymentauth.org/problems/invalid-challenge': 'invalid-challenge',
  'https://paymentauth.org/problems/invalid-payload': 'invalid-payload',
  'https://paymentauth.org/problems/verification-failed': 'verification-failed',
  'https://paymentauth.org/problems/payment-expired': 'payment-expired',
  'https://paymentauth.org/problems/payment-insufficient': 'payment-insufficient',
};

/**
 * Why the SDK, or the node's simulation, rejects the payment; undefined when the error is not about the payment, for
 * example when a node is unreachable, overloaded or broken.
 */
export function refusalIn({ mppx, viem }: TempoSdk, error: unknown): PaymentRefusal | undefined {
  if (error instanceof mppx.Errors.PaymentError) {
    const problem = PROBLEMS[error.type];
    return problem && { problem, reason: firstLine(error.message) };
  }
  if (!(error instanceof viem.BaseError)) return undefined;
  if (error.walk((cause) => cause instanceof viem.InsufficientFundsError) !== null)
    return { problem: 'payment-insufficient', reason: 'The payer’s balance is too low' };
  if (error.walk((cause) => cause instanceof viem.ExecutionRevertedError) !== null)
    return { problem: 'verification-failed', reason: 'The transaction would fail' };
  return undefined;
}

/** The loggable part of an error: full messages of the libraries contain the signed transaction. */
export function withoutSecrets({ viem }: TempoSdk, error: unknown): Error {
  if (!(error instanceof Error)) return new Error('a value that is not an Error was thrown');
  if (!(error instanceof viem.BaseError)) return new Error(`${error.name}: ${firstLine(error.message)}`);
  return new Error([`${error.name}: ${error.shortMessage}`, firstLine(error.details)].filter(Boolean).join(' / '));
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? '';
