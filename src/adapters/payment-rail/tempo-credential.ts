import { z } from 'zod';
import type { Challenge, Credential } from '../../domain/payment/challenge.ts';
import type { RailTerms } from '../../domain/payment/offer.ts';
import {
  type PaymentRefusal,
  type PresentedPayment,
  TRANSACTION_OUTLIVES_CHALLENGE,
} from '../../domain/payment/payment.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { TempoSdk } from './tempo-sdk.ts';

type SdkChallenge = ReturnType<TempoSdk['mppx']['Challenge']['deserialize']>;
export type SdkCredential = ReturnType<TempoSdk['mppx']['Credential']['deserialize']>;

export function fromSdkChallenge({ mppx }: TempoSdk, challenge: SdkChallenge): Challenge {
  const { id, realm, method, intent, request, expires, description, opaque } = challenge;
  if (expires === undefined) throw new Error('the SDK created a challenge without an expiry');
  return {
    id,
    realm,
    method,
    intent,
    request: mppx.PaymentRequest.serialize(request),
    expires,
    ...(description !== undefined && { description }),
    ...(opaque !== undefined && { opaque }),
  };
}

/** The credential in the SDK's form; undefined when the SDK cannot parse it. */
export function toSdkCredential({ mppx }: TempoSdk, credential: Credential): SdkCredential | undefined {
  try {
    return mppx.Credential.deserialize(`Payment ${Buffer.from(JSON.stringify(credential)).toString('base64url')}`);
  } catch (error) {
    if (error instanceof mppx.Credential.InvalidCredentialEncodingError) return undefined;
    throw error;
  }
}

type TempoBytes = `0x76${string}`;

/** 0x76 is a Tempo transaction, 0x78 one whose fee another account pays. */
const SignedTransaction = z.object({
  type: z.literal('transaction'),
  signature: z.custom<TempoBytes>((text) => typeof text === 'string' && /^0x76([0-9a-f]{2})+$/i.test(text)),
});

/** The payment in the payload, read from the signed transaction only, or why it is not a valid payment. */
export async function presentedBy(
  { viem, Transaction }: TempoSdk,
  { challenge, payload }: Credential,
  { method, network, currency, recipient }: RailTerms,
): Promise<PresentedPayment | PaymentRefusal> {
  const signed = SignedTransaction.safeParse(payload);
  if (!signed.success) return NO_TRANSACTION;
  const decoded = await decode(Transaction, signed.data.signature);
  if (decoded?.transaction.from === undefined) return NOT_SIGNED;
  if (decoded.transaction.validBefore === undefined) return TRANSACTION_OUTLIVES_CHALLENGE;
  return {
    challengeId: challenge.id,
    method,
    network,
    reference: viem.keccak256(decoded.canonical),
    currency,
    recipient,
    payer: viem.getAddress(decoded.transaction.from) as string as WalletAddress,
    validUntil: new Date(decoded.transaction.validBefore * 1000),
  };
}

/** The transaction, and the bytes from which a node derives its hash, for any encoding of its signature. */
async function decode(Transaction: TempoSdk['Transaction'], signature: TempoBytes) {
  try {
    const transaction = Transaction.deserialize(signature);
    return { transaction, canonical: await Transaction.serialize(transaction) };
  } catch {
    // Untrusted bytes: any decoding error means that they are not a transaction.
    return undefined;
  }
}

const NO_TRANSACTION: PaymentRefusal = {
  problem: 'invalid-payload',
  reason: 'The payload must be a signed Tempo transaction for this service to send',
};
const NOT_SIGNED: PaymentRefusal = {
  problem: 'verification-failed',
  reason: 'The payload is not a signed Tempo transaction',
};
