import type { Request, Response } from 'express';
import { Answer, type CookieChange, Encoded, encodedBy, type Reply, Streamed } from '../record/reply.ts';
import type { Route } from '../record/route.ts';
import { sendText } from '../text/send-text.ts';
import { writeStream } from './write-stream.ts';
import { writeWhole } from './write-whole.ts';

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
  const caching = { 'Cache-Control': `public, max-age=${publicFor}`, Vary: 'Origin' };
  return {
    status: head.seeOther === undefined ? 200 : 303,
    headers: {
      ...(publicFor !== undefined && access === 'public' && caching),
      ...(head.seeOther !== undefined && { Location: head.seeOther }),
      ...head.headers,
    },
    cookies: head.cookies ?? [],
    mediaType: reply.mediaType,
    body: value instanceof Encoded ? value.text : bodyOf(reply, value),
    isShownOnce: head.isShownOnce ?? false,
    value,
    ...(head.whenWritten && { whenWritten: head.whenWritten }),
  };
}

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
