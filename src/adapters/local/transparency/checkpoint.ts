import { HASH_BYTES } from './merkle-tree.ts';
import { NoteError, strictBase64 } from './signed-note.ts';

/** The size and root of a log at some time, in the text of C2SP tlog-checkpoint v1.0.0. */
export type Checkpoint = Readonly<{ origin: string; size: number; root: Buffer }>;

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
