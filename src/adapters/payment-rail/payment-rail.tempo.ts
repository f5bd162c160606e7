import type { PaymentRail } from '../../application/ports/payment-rail.ts';
import type { Challenge, Credential } from '../../domain/payment/challenge.ts';
import { paymentInDoubt, railUnavailable } from '../../domain/payment/errors.ts';
import { CHALLENGE_LIFETIME_MS, type Offer, type RailTerms } from '../../domain/payment/offer.ts';
import {
  CHALLENGE_FOREIGN,
  CREDENTIAL_UNREADABLE,
  type Settlement,
  type ValidPayment,
  type Verdict,
} from '../../domain/payment/payment.ts';
import { fromSdkChallenge, presentedBy, type SdkCredential, toSdkCredential, untimely } from './tempo-credential.ts';
import { refusalIn, withoutSecrets } from './tempo-errors.ts';
import { networkOf, type TempoConnection, type TempoSdk } from './tempo-sdk.ts';

/** TIP-20 tokens have six decimals. */
const DECIMALS = 6;

/**
 * Transfers on a Tempo chain, checked and sent by the official SDK. The payer signs and this service sends, so that it decides
 * when money moves; and the transaction must expire with its challenge, so that what became of it can always be told.
 */
export class TempoPaymentRail implements PaymentRail {
  readonly terms: RailTerms;
  readonly #tempo: TempoConnection;

  constructor(tempo: TempoConnection) {
    const { chainId, currency, recipient } = tempo.settings;
    this.#tempo = tempo;
    this.terms = { method: 'tempo', network: networkOf(chainId), currency, recipient, decimals: DECIMALS };
  }

  async challenge({ amount, description, resource }: Offer, now: Date): Promise<Challenge> {
    const sdk = await this.#tempo.sdk();
    const expires = new Date(now.getTime() + CHALLENGE_LIFETIME_MS).toISOString();
    const charge = { amount: amount.toString(), description, scope: resource, expires };
    return fromSdkChallenge(sdk, await sdk.current.payments.challenge.tempo.charge(charge));
  }

  async validate(credential: Credential, offer: Offer, now: Date): Promise<Verdict> {
    const sdk = await this.#tempo.sdk();
    const readable = toSdkCredential(sdk, credential);
    if (readable === undefined) return { refusal: CREDENTIAL_UNREADABLE };
    const payments = issuerOf(sdk, readable);
    if (payments === undefined) return { refusal: CHALLENGE_FOREIGN };
    const presented = await presentedBy(sdk, credential, this.terms);
    if ('problem' in presented) return { refusal: presented };
    const refusal = untimely(presented, credential, now) ?? (await refusalOf(sdk, payments, readable, offer));
    return refusal ? { refusal, presented } : { payment: { presented, credential } };
  }

  async settle({ presented, credential }: ValidPayment, offer: Offer): Promise<Settlement> {
    const sdk = await this.#tempo.sdk();
    const { reference, settledAt } = await send(sdk, toSdkCredential(sdk, credential), offer);
    if (reference === presented.reference) return { reference, settledAt };
    throw paymentInDoubt.because(new Error('another transaction was settled than the one that was presented'));
  }
}

type Payments = TempoSdk['current']['payments'];

/** The issuer whose key authenticates the challenge. */
const issuerOf = ({ mppx, issuers }: TempoSdk, { challenge }: SdkCredential): Payments | undefined =>
  issuers.find(({ secretKey }) => mppx.Challenge.verify(challenge, { secretKey }))?.payments;

/** What the payment must be for: the SDK compares the challenge with it field by field. */
const termsOf = ({ amount, resource }: Offer) => ({ request: { amount: amount.toString() }, scope: resource });

async function refusalOf(sdk: TempoSdk, payments: Payments, credential: SdkCredential, offer: Offer) {
  try {
    await payments.validateCredential(credential, termsOf(offer));
    return undefined;
  } catch (error) {
    const refusal = refusalIn(sdk, error);
    if (refusal === undefined) throw railUnavailable.because(withoutSecrets(sdk, error));
    return refusal;
  }
}

/** Sends the transaction and waits for its block. From here on any error may hide a payment that was made. */
async function send(sdk: TempoSdk, credential: SdkCredential | undefined, offer: Offer): Promise<Settlement> {
  const payments = credential && issuerOf(sdk, credential);
  if (credential === undefined || payments === undefined)
    throw new Error('only a payment that was validated can be settled');
  try {
    const { reference, timestamp } = await payments.broadcastCredential(credential, termsOf(offer));
    return { reference: reference.toLowerCase(), settledAt: new Date(timestamp) };
  } catch (error) {
    throw paymentInDoubt.because(withoutSecrets(sdk, error));
  }
}
