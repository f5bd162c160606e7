import type { WalletAddress } from '../shared/wallet-address.ts';
import type { Credential } from './challenge.ts';
import type { PaymentProblem } from './offer.ts';

/** Which transaction is offered for which challenge: known without asking any network. */
export type PresentedPayment = Readonly<{
  challengeId: string;
  /** The payment method, as `RailTerms` has it. */
  method: string;
  /** Where the transaction is unique, as `RailTerms` has it. */
  network: string;
  /** The unique name of the transaction on its network, known before it happens. */
  reference: string;
  currency: string;
  recipient: string;
  /** The account whose money moves. */
  payer: WalletAddress;
  /** From then on the transaction can no longer happen. */
  validUntil: Date;
}>;

/** A payment that would be made if it were settled now. */
export type ValidPayment = Readonly<{ presented: PresentedPayment; credential: Credential }>;

export type PaymentRefusal = Readonly<{ problem: PaymentProblem; reason: string }>;

/**
 * What a rail says of a credential. A refusal carries the payment when its challenge is one of ours, because a payment
 * that cannot be made now may be one that was made before.
 */
export type Verdict =
  | Readonly<{ payment: ValidPayment; refusal?: undefined }>
  | Readonly<{ refusal: PaymentRefusal; presented?: PresentedPayment }>;

/** Money that moved for good. */
export type Settlement = Readonly<{ reference: string; settledAt: Date }>;

/** What became of a transaction: `never` is certain and final, `unknown` is not. */
export type PaymentOutcome = 'paid' | 'never' | 'unknown';

/** What the payer keeps. */
export type PaymentReceipt = Pick<PresentedPayment, 'method' | 'challengeId'> & Settlement;

export const NOTHING_PAID: PaymentRefusal = { problem: 'payment-required', reason: 'Payment required' };
export const CREDENTIAL_UNREADABLE: PaymentRefusal = {
  problem: 'malformed-credential',
  reason: 'The payment credential is malformed',
};
export const CHALLENGE_FOREIGN: PaymentRefusal = {
  problem: 'invalid-challenge',
  reason: 'The challenge was not issued by this service',
};
export const PAYMENT_SPENT: PaymentRefusal = {
  problem: 'verification-failed',
  reason: 'This payment was already used',
};
export const PAYMENT_NEVER_MADE: PaymentRefusal = {
  problem: 'verification-failed',
  reason: 'This payment was submitted and failed',
};

/**
 * Why the payment comes too late, or could still happen after its challenge has expired, when nobody waits for it any more;
 * undefined when it comes in time.
 */
export function untimely({ validUntil }: PresentedPayment, expires: Date, now: Date): PaymentRefusal | undefined {
  if (!(expires > now)) return CHALLENGE_EXPIRED;
  if (validUntil <= now) return TRANSACTION_EXPIRED;
  return validUntil > expires ? TRANSACTION_OUTLIVES_CHALLENGE : undefined;
}

const CHALLENGE_EXPIRED: PaymentRefusal = { problem: 'payment-expired', reason: 'The challenge has expired' };
const TRANSACTION_EXPIRED: PaymentRefusal = {
  problem: 'payment-expired',
  reason: 'The signed transaction has expired',
};
export const TRANSACTION_OUTLIVES_CHALLENGE: PaymentRefusal = {
  problem: 'verification-failed',
  reason: 'The transaction must expire no later than its challenge',
};
