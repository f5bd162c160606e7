import { randomUUID } from 'node:crypto';
import type { PaymentRail } from '../../application/ports/payment.ts';
import type { Challenge, Credential } from '../../domain/payment/challenge.ts';
import { paymentInDoubt, railUnavailable } from '../../domain/payment/errors.ts';
import { CHALLENGE_LIFETIME_MS, type Offer, type RailTerms } from '../../domain/payment/offer.ts';
import {
  CHALLENGE_FOREIGN,
  CREDENTIAL_UNREADABLE,
  type PaymentRefusal,
  type Settlement,
  untimely,
  type ValidPayment,
  type Verdict,
} from '../../domain/payment/payment.ts';
import { decodeOpaque } from './challenge-binding.ts';
import { fromSdkChallenge, presentedBy, type SdkCredential, toSdkCredential } from './tempo-credential.ts';
import { loadTempoSdk, networkOf, refusalIn, type TempoSdk, type TempoSettings, withoutSecrets } from './tempo-sdk.ts';

/** TIP-20 tokens have six decimals. */
const DECIMALS = 6;

/**
 * Transfers on a Tempo chain, validated and broadcast by the official SDK. The payer signs and this service broadcasts,
 * so that it controls when money moves. The transaction must expire with its challenge, so that its outcome can always
 * be determined.
 */
export class TempoPaymentRail implements PaymentRail {
  readonly terms: RailTerms;
  readonly #settings: TempoSettings;
  #loading: Promise<TempoSdk> | undefined;

  constructor(settings: TempoSettings) {
    const { chain, currency, recipient } = settings;
    this.#settings = settings;
    this.terms = { method: 'tempo', network: networkOf(chain), currency, recipient, decimals: DECIMALS };
  }

  async challenge({ amount, description, resource }: Offer, now: Date): Promise<Challenge> {
    const sdk = await this.#sdk();
    const expires = new Date(now.getTime() + CHALLENGE_LIFETIME_MS).toISOString();
    // Without a nonce, two payers who are challenged in the same millisecond would receive the same challenge.
    const meta = { nonce: randomUUID() };
    const charge = { amount: amount.toString(), description, scope: resource, meta, expires };
    return fromSdkChallenge(sdk, await sdk.current.payments.challenge.tempo.charge(charge));
  }

  async validate(credential: Credential, offer: Offer, now: Date): Promise<Verdict> {
    const sdk = await this.#sdk();
    const readable = toSdkCredential(sdk, credential);
    if (readable === undefined) return { refusal: CREDENTIAL_UNREADABLE };
    const payments = issuerOf(sdk, readable);
    if (payments === undefined) return { refusal: CHALLENGE_FOREIGN };
    const presented = await presentedBy(sdk, credential, this.terms);
    if ('problem' in presented) return { refusal: presented };
    const expires = new Date(credential.challenge.expires ?? Number.NaN);
    const refusal =
      untimely(presented, expires, now) ??
      (await refusalOf(sdk, payments.validateCredential(readable, demandOf(readable, offer))));
    return refusal === undefined ? { payment: { presented, credential } } : { refusal, presented };
  }

  async settle({ presented, credential }: ValidPayment, offer: Offer): Promise<Settlement> {
    const sdk = await this.#sdk();
    const readable = toSdkCredential(sdk, credential);
    const payments = readable && issuerOf(sdk, readable);
    if (readable === undefined || payments === undefined) throw new Error('only a validated payment can be settled');
    const receipt = await sent(sdk, payments.broadcastCredential(readable, demandOf(readable, offer)));
    const reference = receipt.reference.toLowerCase();
    if (reference === presented.reference) return { reference, settledAt: new Date(receipt.timestamp) };
    throw paymentInDoubt.because(new Error('the settled transaction is not the presented transaction'));
  }

  #sdk(): Promise<TempoSdk> {
    this.#loading ??= loadTempoSdk(this.#settings);
    return this.#loading;
  }
}

/** The issuer whose key authenticates the challenge. */
const issuerOf = ({ mppx, issuers }: TempoSdk, { challenge }: SdkCredential) =>
  issuers.find(({ secretKey }) => mppx.Challenge.verify(challenge, { secretKey }))?.payments;

/** The expected terms of the challenge, which the SDK compares field by field. Any nonce of an authentic challenge is valid. */
const demandOf = ({ challenge }: SdkCredential, { amount, resource }: Offer) => ({
  request: { amount: amount.toString() },
  scope: resource,
  meta: { nonce: String(decodeOpaque(challenge.opaque).nonce) },
});

/** Undefined when the SDK accepts the payment. */
async function refusalOf(sdk: TempoSdk, validation: Promise<unknown>): Promise<PaymentRefusal | undefined> {
  try {
    await validation;
    return undefined;
  } catch (error) {
    const refusal = refusalIn(sdk, error);
    if (refusal === undefined) throw railUnavailable.because(withoutSecrets(sdk, error));
    return refusal;
  }
}

/** After the broadcast has started, an error does not prove that the transaction was not sent. */
async function sent<T>(sdk: TempoSdk, broadcast: Promise<T>): Promise<T> {
  try {
    return await broadcast;
  } catch (error) {
    throw paymentInDoubt.because(withoutSecrets(sdk, error));
  }
}
