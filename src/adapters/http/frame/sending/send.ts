import { hash } from 'node:crypto';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Request, Response } from 'express';
import { sendText } from '../failure/problem.ts';
import { Answer, type CookieChange, Encoded, encodedBy, type Reply, Streamed } from '../record/reply.ts';
import type { Route } from '../record/route.ts';

/**
 * Writes the pieces as fast as the client reads them. A client that leaves ends the stream; a failure after the first piece cuts the
 * connection, so that the client does not take a part for the whole.
 */
async function writeStream(req: Request, res: Response, pieces: AsyncIterable<string>): Promise<void> {
  const iterator = pieces[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (req.method === 'HEAD' || first.done) {
    await iterator.return?.();
    res.end();
    return;
  }
  try {
    await pipeline(Readable.from(resumed(first.value, iterator)), res);
  } catch (error) {
    if (!hasLeft(error)) throw error;
  }
}

async function* resumed(first: string, rest: AsyncIterator<string>): AsyncGenerator<string> {
  try {
    yield first;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    await rest.return?.();
  }
}

const hasLeft = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

/** Writes the body, calls `whenWritten` unless the client closed the connection, and ends the response. */
async function writeWhole(req: Request, res: Response, body: string, whenWritten: () => Promise<void>): Promise<void> {
  const bytes = Buffer.from(body);
  res.setHeader('Content-Length', bytes.length);
  if (!(await isReceived(req.socket, res, bytes))) {
    res.destroy();
    return;
  }
  try {
    await whenWritten();
  } finally {
    res.end();
  }
}

/**
 * Did the connection accept every byte while the client was connected? The operating system also accepts bytes for a client
 * that has just closed; Node learns of that at the next poll of the event loop. Two turns have one poll between them.
 */
async function isReceived(socket: Socket, res: Response, bytes: Buffer): Promise<boolean> {
  if (socket.destroyed || !(await isWritten(socket, res, bytes))) return false;
  await nextTurn();
  await nextTurn();
  return !socket.destroyed && !socket.readableEnded;
}

/** A pipelined response that waits for the one before it has no 'close' event, so this listens to the socket. */
const isWritten = (socket: Socket, res: Response, bytes: Buffer): Promise<boolean> =>
  new Promise((resolve) => {
    const settle = (written: boolean) => {
      socket.off('close', cut);
      resolve(written);
    };
    const cut = () => settle(false);
    socket.once('close', cut);
    res.write(bytes, (error) => settle(error === undefined || error === null));
  });

/** A handler's result, encoded and ready to be sent. */
export type Written = Readonly<{
  status: number;
  headers: Readonly<Record<string, string>>;
  cookies: readonly CookieChange[];
  mediaType: string;
  body: string;
  isShownOnce: boolean;
  /** What the handler returned. */
  value: unknown;
  whenWritten?: () => Promise<void>;
}>;

/** Throws when the result does not match the route's reply. */
export function writtenBy({ access, publicFor, reply }: Route, result: unknown): Written {
  const { value, head } = result instanceof Answer ? result : { value: result, head: {} };
  const body = value instanceof Encoded ? value.text : bodyOf(reply, value);
  return {
    status: head.seeOther === undefined ? 200 : 303,
    headers: {
      ...(publicFor !== undefined && access === 'public' && publicCaching(publicFor, body)),
      ...(head.seeOther !== undefined && { Location: head.seeOther }),
      ...head.headers,
    },
    cookies: head.cookies ?? [],
    mediaType: reply.mediaType,
    body,
    isShownOnce: head.isShownOnce ?? false,
    value,
    ...(head.whenWritten && { whenWritten: head.whenWritten }),
  };
}

/** Caches ask again with the tag when the answer is too old, and receive 304 while the body is the same. */
const publicCaching = (seconds: number, body: string) => ({
  'Cache-Control': `public, max-age=${seconds}`,
  ETag: `"${hash('sha256', body, 'base64url')}"`,
  Vary: 'Origin',
});

/** Sends a handler's result. */
export async function respond(route: Route, req: Request, res: Response, result: unknown): Promise<void> {
  if (result instanceof Streamed) await writeStream(req, res.type(route.reply.mediaType), result.pieces);
  else await send(req, res, writtenBy(route, result));
}

export async function send(req: Request, res: Response, written: Written): Promise<void> {
  const { status, headers, cookies, mediaType, body, whenWritten } = written;
  res.status(status);
  for (const { name, value, options } of cookies) res.cookie(name, value, options);
  for (const name of Object.keys(headers)) res.setHeader(name, headers[name] as string);
  if (whenWritten === undefined || req.method === 'HEAD') sendText(res, mediaType, body);
  else await writeWhole(req, res.type(mediaType), body, whenWritten);
}

function bodyOf(reply: Reply, value: unknown): string {
  const known = reply.encoded?.get(value as object);
  if (known !== undefined) return known;
  const text = encodedBy(reply, value);
  reply.encoded?.set(value as object, text);
  return text;
}
