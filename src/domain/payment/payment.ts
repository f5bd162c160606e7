import type { Hex } from '../shared/hex.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import type { Credential } from './challenge.ts';
import type { PaymentProblem } from './offer.ts';

/** The transaction presented for a challenge, as read from the credential alone. */
export type PresentedPayment = Readonly<{
  challengeId: string;
  /** `RailTerms.method`. */
  method: string;
  /** `RailTerms.network`. */
  network: string;
  /** The unique id of the transaction on its network, known before it is included: its hash, or that of a transfer's id. */
  reference: string;
  currency: string;
  recipient: string;
  /** The paying account. */
  payer: WalletAddress;
  /** After this time the transaction can no longer be included. */
  validUntil: Date;
}>;

/** A payment that would succeed if settled now. */
export type ValidPayment<C = Credential> = Readonly<{ presented: PresentedPayment; credential: C }>;

export type PaymentRefusal = Readonly<{ problem: PaymentProblem; reason: string }>;

/**
 * The rail's result for a credential. A rejection includes the payment when its challenge was issued by this service,
 * because a payment that cannot be made now may have been made before.
 */
export type Verdict<C = Credential> =
  | Readonly<{ payment: ValidPayment<C>; refusal?: undefined }>
  | Readonly<{ refusal: PaymentRefusal; presented?: PresentedPayment }>;

/** A final payment. `txHash`: the transaction, where the reference is known before it. */
export type Settlement = Readonly<{ reference: string; settledAt: Date; txHash?: Hex }>;

/** Outcome of a transaction: `never` is certain and final, `unknown` is not. */
export type PaymentOutcome = 'paid' | 'never' | 'unknown';

/** The same for a signed transfer: when it was executed, the transaction that did it, whoever sent that. */
export type TransferOutcome = Readonly<{ txHash: Hex }> | Exclude<PaymentOutcome, 'paid'>;

/** The receipt for the payer. `reference`: the transaction. */
export type PaymentReceipt = Pick<PresentedPayment, 'method' | 'challengeId' | 'network' | 'payer'> &
  Pick<Settlement, 'reference' | 'settledAt'>;

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
 * Returns the rejection when the challenge or the transaction has expired, or when the transaction could still be
 * included after its challenge expires, when nothing waits for it any more. Otherwise undefined.
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
