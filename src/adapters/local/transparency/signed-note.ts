import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import type { SigningKey } from '../../../application/ports/signing.ts';

/** C2SP signed-note v1.0.0 with Ed25519 signatures (type 0x01). */
const ED25519 = Buffer.of(1);
const KEY_BYTES = 32;
/** The DER head of an Ed25519 public key (RFC 8410). */
const SPKI_HEAD = Buffer.from('302a300506032b6570032100', 'hex');
const NAME = /^[^\s\u0085+]+$/u;
const CONTROL = /[\p{Cc}]/u;
const SIGNATURE_LINE = /^\u2014 ([^\s+]+) ([A-Za-z0-9+/=]+)$/u;
const VERIFIER_KEY = /^([^+]+)\+([0-9a-f]{8})\+(.+)$/u;
const MAX_NOTE = 1_000_000;

export class NoteError extends Error {}

const keyIdOf = (name: string, raw: Uint8Array): Buffer =>
  createHash('sha256').update(`${name}\n`).update(ED25519).update(raw).digest().subarray(0, 4);

/** `Buffer.from` ignores what is not base64: compare with the text written again. */
export function strictBase64(text: string): Buffer {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.toString('base64') !== text) throw new NoteError('The text is not base64');
  return bytes;
}

/** `<name>+<key id>+<base64>`: what a verifier needs. */
export const verifierKeyOf = (name: string, { publicKey }: Pick<SigningKey, 'publicKey'>): string =>
  `${name}+${keyIdOf(name, publicKey).toString('hex')}+${Buffer.concat([ED25519, publicKey]).toString('base64')}`;

const isText = (text: string): boolean => text.endsWith('\n') && !CONTROL.test(text.replaceAll('\n', ''));

/** The text with one signature line for each Ed25519 key. Rejects for a name or a text that the format does not allow, and as the keys do. */
export async function signNote(text: string, name: string, keys: readonly SigningKey[]): Promise<string> {
  if (!NAME.test(name) || !isText(text)) throw new NoteError('The format does not allow this name or text');
  const lines = await Promise.all(
    keys.map(async (key) => {
      const signature = Buffer.concat([keyIdOf(name, key.publicKey), await key.sign(Buffer.from(text))]);
      return `\u2014 ${name} ${signature.toString('base64')}\n`;
    }),
  );
  return `${text}\n${lines.join('')}`;
}

/**
 * The text, if one of the verifier keys signed it. Throws a NoteError otherwise: also when one of the keys is named with a
 * signature that is wrong. Signatures by other keys are ignored.
 */
export function openNote(note: string, verifierKeys: readonly string[]): string {
  const end = note.lastIndexOf('\n\n');
  if (note.length > MAX_NOTE || end < 0 || !isText(note)) throw new NoteError('The note is malformed');
  const text = note.slice(0, end + 1);
  const known = new Map(verifierKeys.map(readVerifierKey));
  const lines = note.slice(end + 2, -1).split('\n');
  const signed = lines.filter((line) => isSignedBy(known, text, line));
  if (signed.length === 0) throw new NoteError('No known key signed the note');
  return text;
}

function isSignedBy(known: ReadonlyMap<string, KeyObject>, text: string, line: string): boolean {
  const [, name, encoded = ''] = SIGNATURE_LINE.exec(line) ?? [];
  const bytes = strictBase64(encoded);
  if (name === undefined || bytes.length < 5) throw new NoteError('A signature line is malformed');
  const key = known.get(`${name} ${bytes.subarray(0, 4).toString('hex')}`);
  if (key === undefined) return false;
  if (!verify(null, Buffer.from(text), key, bytes.subarray(4)))
    throw new NoteError(`The signature of ${name} is wrong`);
  return true;
}

function readVerifierKey(text: string): [string, KeyObject] {
  const [, name = '', id, encoded = ''] = VERIFIER_KEY.exec(text) ?? [];
  const bytes = strictBase64(encoded);
  const raw = bytes.subarray(1);
  const isEd25519 = bytes[0] === ED25519[0] && raw.length === KEY_BYTES;
  if (!isEd25519 || keyIdOf(name, raw).toString('hex') !== id) throw new NoteError(`${text} is not a verifier key`);
  return [`${name} ${id}`, createPublicKey({ key: Buffer.concat([SPKI_HEAD, raw]), format: 'der', type: 'spki' })];
}
