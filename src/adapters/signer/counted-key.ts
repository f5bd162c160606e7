import type { KeyAlgorithm, SigningKey } from '../../application/ports/signing.ts';
import { outcomeOf, type SignatureMeter } from './signature-meter.ts';

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
