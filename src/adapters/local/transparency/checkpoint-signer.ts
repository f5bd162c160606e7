import type { KeyObject } from 'node:crypto';
import { checkpointText } from './checkpoint.ts';
import { signNote, verifierKeyOf } from './signed-note.ts';

/** Signs the heads of one log with each of its keys. */
export class CheckpointSigner {
  readonly origin: string;
  readonly verifierKeys: readonly string[];
  readonly #keys: readonly KeyObject[];

  /** `keys` are private Ed25519 keys. `origin` names the log and its keys, such as `api.example.com/audit`. */
  constructor({ origin, keys }: Readonly<{ origin: string; keys: readonly KeyObject[] }>) {
    if (keys.length === 0) throw new TypeError('Checkpoints need a key');
    this.origin = origin;
    this.#keys = keys;
    this.verifierKeys = keys.map((key) => verifierKeyOf(origin, key));
  }

  sign(size: number, root: Buffer): string {
    return signNote(checkpointText({ origin: this.origin, size, root }), this.origin, this.#keys);
  }
}
