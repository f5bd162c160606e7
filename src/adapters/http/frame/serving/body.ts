import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import type { Request } from 'express';
import type { Failure } from '../../../../domain/shared/failure.ts';
import { isStorable } from '../../../../domain/shared/storable-text.ts';
import { bodyTooLarge, malformedJson } from '../failure/failures.ts';

/** Thrown for a body whose media type, charset or encoding the endpoint does not support. */
export class UnsupportedMedia extends Error {}

/** One parameter with its semicolon (RFC 9110 §5.6.6), which may also stand alone. */
const PARAMETER = /^;[ \t]*(?:([\w!#$%&'*+.^`|~-]+)=(?:([\w!#$%&'*+.^`|~-]+)|"((?:[^"\\]|\\.)*)"))?[ \t]*/;

/** Its name, and what many clients call it. */
const UTF_8 = /^utf-?8$/i;

/** The media type in lower case; empty without the header or a body. Throws UnsupportedMedia for every charset but UTF-8. */
function contentTypeOf(req: IncomingMessage): string {
  const header = (hasBody(req) && req.headers['content-type']) || '';
  const end = header.indexOf(';');
  const type = end < 0 ? header : header.slice(0, end);
  let rest = end < 0 ? '' : header.slice(end).trim();
  while (rest !== '') {
    const [whole, name = '', token, quoted = ''] = PARAMETER.exec(rest) ?? refuse();
    const isCharset = name.toLowerCase().startsWith('charset');
    if (isCharset && !UTF_8.test(token ?? quoted.replaceAll(/\\(.)/g, '$1'))) refuse();
    rest = rest.slice(whole.length);
  }
  return type.trim().toLowerCase();
}

function refuse(): never {
  throw new UnsupportedMedia('The body must be in UTF-8, and the parameters of Content-Type must be well formed');
}

type Inflate = (bytes: Buffer, limits: Readonly<{ maxOutputLength: number }>) => Promise<Buffer>;

const PLAIN = 'identity';
const INFLATE: ReadonlyMap<string, Inflate> = new Map([
  ['gzip', promisify(gunzip) as Inflate],
  ['deflate', promisify(inflate) as Inflate],
  ['br', promisify(brotliDecompress) as Inflate],
]);

const encodingOf = ({ headers }: IncomingMessage): string => (headers['content-encoding'] ?? PLAIN).toLowerCase();

const isPlain = (req: IncomingMessage): boolean => encodingOf(req) === PLAIN;

/** Throws UnsupportedMedia for an unknown encoding, and for several. */
function requireSupported(req: IncomingMessage): void {
  if (!isPlain(req) && !INFLATE.has(encodingOf(req)))
    throw new UnsupportedMedia('The content encoding of the body must be gzip, deflate, br or none');
}

/** Rejects with BODY_TOO_LARGE as soon as there is more than `limit`, and with MALFORMED_JSON for damaged bytes. */
async function inflated(req: IncomingMessage, bytes: Buffer, limit: number): Promise<Buffer> {
  try {
    return (await INFLATE.get(encodingOf(req))?.(bytes, { maxOutputLength: limit })) ?? bytes;
  } catch (error) {
    throw isTooLong(error) ? bodyTooLarge() : malformedJson.because(error);
  }
}

const isTooLong = (error: unknown) => (error as { code?: unknown }).code === 'ERR_BUFFER_TOO_LARGE';

const JSON_LIMIT = 64 * 1024;
const RAW_LIMIT = 512 * 1024;

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json$/;
const FORM_TYPE = 'application/x-www-form-urlencoded';

/** The JSON body, of a JSON media type or one of `media`; undefined when there is none. Of fields with one name, the last one counts. */
export async function readJson(req: Request, res: ServerResponse, media: readonly string[] = []): Promise<unknown> {
  const isJson = (type: string) => JSON_TYPE.test(type) || media.includes(type);
  const text = await textOf(req, res, isJson);
  req.body = text === '' ? undefined : storable(jsonOf(text));
  return req.body;
}

/** The fields of a form, or of a JSON body. */
export async function readFormOrJson(req: Request, res: ServerResponse): Promise<unknown> {
  if (contentTypeOf(req) !== FORM_TYPE) return await readJson(req, res);
  const text = await textOf(req, res, (type) => type === FORM_TYPE);
  return storable(Object.fromEntries(new URLSearchParams(text)));
}

/** The raw bytes of the body, whatever its media type. */
export async function readRaw(req: IncomingMessage, res: ServerResponse): Promise<Uint8Array> {
  contentTypeOf(req);
  return await bytesOf(req, res, RAW_LIMIT);
}

/** The text of the body, without a byte order mark; empty when there is none. */
async function textOf(req: IncomingMessage, res: ServerResponse, isRead: (type: string) => boolean): Promise<string> {
  if (!hasBody(req)) return '';
  if (!isRead(contentTypeOf(req))) throw new UnsupportedMedia('The body must be application/json');
  const bytes = await bytesOf(req, res, JSON_LIMIT);
  if (!isUtf8(bytes)) throw malformedJson();
  const text = bytes.toString();
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}

const BYTE_ORDER_MARK = '\uFEFF';

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw malformedJson.because(error);
  }
}

function storable(value: unknown): unknown {
  if (!isStorable(value)) throw malformedJson();
  return value;
}

/** Without a body, the headers that would describe it say nothing. */
const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Rejects with BODY_TOO_LARGE before anything of the body is read, where its length is declared. */
async function bytesOf(req: IncomingMessage, res: ServerResponse, limit: number): Promise<Buffer> {
  if (!hasBody(req)) return Buffer.alloc(0);
  requireSupported(req);
  if (Number(req.headers['content-length'] ?? 0) > limit) throw tooLarge(res);
  const bytes = await sentBytes(req, res, limit);
  return isPlain(req) ? bytes : await inflated(req, bytes, limit);
}

/** What is left of the body is not read, so the connection cannot serve another request. */
function tooLarge(res: ServerResponse): Failure {
  res.setHeader('Connection', 'close');
  return bodyTooLarge();
}

/**
 * Rejects with BODY_TOO_LARGE at the first byte over the limit, and with MALFORMED_JSON when the connection ends before the body is
 * whole, which Node.js reports.
 */
function sentBytes(req: IncomingMessage, res: ServerResponse, limit: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    const cut = (error?: Error) => reject(malformedJson.because(error));
    const take = (part: Buffer) => {
      size += part.length;
      if (size <= limit) parts.push(part);
      else {
        req.off('data', take).pause();
        reject(tooLarge(res));
      }
    };
    req.on('data', take);
    req.once('end', () => resolve(parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts)));
    req.once('error', cut).once('aborted', cut);
  });
}
