import { isUtf8 } from 'node:buffer';
import type { IncomingMessage, ServerResponse } from 'node:http';
import express, { type Request, type RequestHandler, type Response } from 'express';
import { Failure } from '../../../../domain/shared/failure.ts';
import { bodyTooLarge, malformedJson } from '../failure/failures.ts';

const JSON_LIMIT = 64 * 1024;
const RAW_LIMIT = 512 * 1024;

/** Thrown for a body whose media type or encoding the endpoint does not support. */
export class UnsupportedMedia extends Error {}

/** U+0000, escaped as JSON requires: a valid character, but not used in any text here and not storable in PostgreSQL. */
const ESCAPED_NUL = /(?<!\\)(?:\\\\)*\\u0000/;

const refuseBadText = (_req: unknown, _res: unknown, bytes: Buffer) => {
  if (!isUtf8(bytes) || (bytes.includes('\\u0000') && ESCAPED_NUL.test(bytes.toString()))) throw malformedJson();
};
const parseJson = express.json({ limit: JSON_LIMIT, strict: false, type: () => true, verify: refuseBadText });
const parseRaw = express.raw({ limit: RAW_LIMIT, type: () => true });

/** The JSON body, of a JSON media type or one of `media`; undefined when there is none. */
export async function readJson(req: Request, res: Response, media: readonly string[] = []): Promise<unknown> {
  if (!hasBody(req)) return undefined;
  const type = mediaTypeOf(req);
  if (!JSON_TYPE.test(type) && !media.includes(type)) throw new UnsupportedMedia('The body must be application/json');
  refuseDeclared(req, res, JSON_LIMIT);
  if (isPlain(req)) req.body = jsonOf(await bytesOf(req, res, JSON_LIMIT));
  else await run(parseJson, req, res);
  return req.body;
}

/** The raw bytes of the body, whatever its media type. */
export async function readRaw(req: Request, res: Response): Promise<Uint8Array> {
  if (!hasBody(req)) return new Uint8Array();
  refuseDeclared(req, res, RAW_LIMIT);
  if (req.headers['content-encoding'] === undefined) return await bytesOf(req, res, RAW_LIMIT);
  await run(parseRaw, req, res);
  return req.body as Buffer;
}

/** UTF-8 that is not compressed. */
function isPlain({ headers }: IncomingMessage): boolean {
  const isUtf8Text =
    !/charset/i.test(headers['content-type'] ?? '') || /charset="?utf-8"?\s*$/i.test(headers['content-type'] ?? '');
  return headers['content-encoding'] === undefined && isUtf8Text;
}

/** Throws BODY_TOO_LARGE before anything of the body is read. */
function refuseDeclared({ headers }: IncomingMessage, res: ServerResponse, limit: number): void {
  if (Number(headers['content-length'] ?? 0) > limit) throw tooLarge(res);
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
function bytesOf(req: IncomingMessage, res: ServerResponse, limit: number): Promise<Buffer> {
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

const BYTE_ORDER_MARK = '\uFEFF';

function jsonOf(bytes: Buffer): unknown {
  refuseBadText(undefined, undefined, bytes);
  const text = bytes.toString();
  try {
    return JSON.parse(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
  } catch (error) {
    throw malformedJson.because(error);
  }
}

const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json$/;

function mediaTypeOf(req: IncomingMessage): string {
  const [type = ''] = (req.headers['content-type'] ?? '').split(';');
  return type.trim().toLowerCase();
}

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

function run(parser: RequestHandler, req: Request, res: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    void parser(req, res, (error?: unknown) => (error === undefined ? resolve() : reject(translate(error))));
  });
}

/** Every fault of the body is the sender's: the parser gives those a status below 500, damaged compression included. */
function translate(error: unknown): unknown {
  const { type, status = 500 } = error as { type?: string; status?: number };
  if (type === 'entity.too.large') return bodyTooLarge();
  if (type === 'charset.unsupported' || type === 'encoding.unsupported')
    return new UnsupportedMedia('The charset or content encoding of the body is not supported');
  return status < 500 && !(error instanceof Failure) ? malformedJson.because(error) : error;
}
