import type { KeyAlgorithm, SigningKey } from '../../application/ports/signing.ts';
import { Failure } from '../../domain/shared/failure.ts';
import { signerUnavailable, upstreamBudget } from '../../domain/shared/failures.ts';

/** The result of a request for a signature, over all copies of the key. `over-budget`: the caller’s share of the quota is exhausted. */
type SignatureOutcome = 'signed' | 'unavailable' | 'over-budget';
export const SIGNATURE_OUTCOMES: readonly SignatureOutcome[] = ['signed', 'unavailable', 'over-budget'];

/** Counts the signatures of keys in other systems. */
export interface SignatureMeter {
  /** The list has keys in other systems. */
  expect(list: string): void;
  count(list: string, outcome: SignatureOutcome): void;
}

const OUTCOMES: Readonly<Record<string, SignatureOutcome>> = {
  [signerUnavailable.code]: 'unavailable',
  [upstreamBudget.code]: 'over-budget',
};

/** Undefined when the error is a defect, not an outage. */
const outcomeOf = (error: unknown): SignatureOutcome | undefined =>
  error instanceof Failure ? OUTCOMES[error.code] : undefined;

/** Counts what those who ask the key for signatures receive, whichever copy of it signs. */
export class CountedKey implements SigningKey {
  readonly algorithm: KeyAlgorithm;
  readonly publicKey: Uint8Array;
  readonly #key: SigningKey;
  readonly #list: string;
  readonly #meter: SignatureMeter;

  /** `list` is the variable that names the key. */
  constructor(key: SigningKey, list: string, meter: SignatureMeter) {
    this.algorithm = key.algorithm;
    this.publicKey = key.publicKey;
    this.#key = key;
    this.#list = list;
    this.#meter = meter;
    meter.expect(list);
  }

  async sign(message: Uint8Array): Promise<Uint8Array> {
    try {
      const signature = await this.#key.sign(message);
      this.#meter.count(this.#list, 'signed');
      return signature;
    } catch (error) {
      const outcome = outcomeOf(error);
      if (outcome !== undefined) this.#meter.count(this.#list, outcome);
      throw error;
    }
  }
}
