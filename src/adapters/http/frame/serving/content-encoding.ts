import type { IncomingMessage } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { bodyTooLarge, malformedJson } from '../failure/failures.ts';
import { UnsupportedMedia } from './content-type.ts';

type Inflate = (bytes: Buffer, limits: Readonly<{ maxOutputLength: number }>) => Promise<Buffer>;

const PLAIN = 'identity';
const INFLATE: ReadonlyMap<string, Inflate> = new Map([
  ['gzip', promisify(gunzip) as Inflate],
  ['deflate', promisify(inflate) as Inflate],
  ['br', promisify(brotliDecompress) as Inflate],
]);

const encodingOf = ({ headers }: IncomingMessage): string => (headers['content-encoding'] ?? PLAIN).toLowerCase();

export const isPlain = (req: IncomingMessage): boolean => encodingOf(req) === PLAIN;

/** Throws UnsupportedMedia for an unknown encoding, and for several. */
export function requireSupported(req: IncomingMessage): void {
  if (!isPlain(req) && !INFLATE.has(encodingOf(req)))
    throw new UnsupportedMedia('The content encoding of the body must be gzip, deflate, br or none');
}

/** Rejects with BODY_TOO_LARGE as soon as there is more than `limit`, and with MALFORMED_JSON for damaged bytes. */
export async function inflated(req: IncomingMessage, bytes: Buffer, limit: number): Promise<Buffer> {
  try {
    return (await INFLATE.get(encodingOf(req))?.(bytes, { maxOutputLength: limit })) ?? bytes;
  } catch (error) {
    throw isTooLong(error) ? bodyTooLarge() : malformedJson.because(error);
  }
}

const isTooLong = (error: unknown) => (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE';
