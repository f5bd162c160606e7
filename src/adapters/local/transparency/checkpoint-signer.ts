import type { SigningKey } from '../../../application/ports/signing.ts';
import { EMPTY_ROOT, HASH_BYTES } from './merkle-tree.ts';
import { NoteError, signNote, strictBase64, verifierKeyOf } from './signed-note.ts';

/** The size and root of a log at some time, in the text of C2SP tlog-checkpoint v1.0.0. */
type Checkpoint = Readonly<{ origin: string; size: number; root: Buffer }>;

const SIZE = /^(0|[1-9]\d{0,15})$/;

export const checkpointText = ({ origin, size, root }: Checkpoint): string =>
  `${origin}\n${size}\n${root.toString('base64')}\n`;

/** Ignores extension lines. Throws a NoteError for any other text. */
export function readCheckpoint(text: string): Checkpoint {
  const [origin = '', size = '', encoded = '', ...rest] = text.split('\n');
  const root = strictBase64(encoded);
  const isWhole = rest.at(-1) === '' && !rest.slice(0, -1).includes('');
  const isValid = origin !== '' && SIZE.test(size) && Number.isSafeInteger(Number(size)) && root.length === HASH_BYTES;
  if (!isWhole || !isValid) throw new NoteError('The text is not a checkpoint');
  return { origin, size: Number(size), root };
}

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
