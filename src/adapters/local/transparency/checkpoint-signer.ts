import type { SigningKey } from '../../../application/ports/signing.ts';
import { checkpointText } from './checkpoint.ts';
import { EMPTY_ROOT } from './merkle-tree.ts';
import { signNote, verifierKeyOf } from './signed-note.ts';

/** Signs the heads of one log with each of its keys. */
export class CheckpointSigner {
  readonly origin: string;
  readonly verifierKeys: readonly string[];
  readonly #keys: readonly SigningKey[];
  #empty: Promise<string> | undefined;

  /** `keys` are Ed25519 keys. `origin` names the log and its keys, such as `api.example.com/audit`. */
  constructor({ origin, keys }: Readonly<{ origin: string; keys: readonly SigningKey[] }>) {
    if (keys.length === 0) throw new TypeError('Checkpoints need a key');
    this.origin = origin;
    this.#keys = keys;
    this.verifierKeys = keys.map((key) => verifierKeyOf(origin, key));
  }

  /** Rejects as the keys do. Call it outside of transactions, since keys may be remote. */
  async sign(size: number, root: Buffer): Promise<string> {
    return await signNote(checkpointText({ origin: this.origin, size, root }), this.origin, this.#keys);
  }

  /** The head of a log in which nothing is sealed yet. Everybody may ask for it, so it is signed once. */
  async signEmpty(): Promise<string> {
    this.#empty ??= this.sign(0, EMPTY_ROOT).catch((error: unknown) => {
      this.#empty = undefined;
      throw error;
    });
    return await this.#empty;
  }
}
