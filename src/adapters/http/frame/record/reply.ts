import type { CookieOptions } from 'express';
import { z } from 'zod';
import { encode } from '../wire/encode.ts';

/** The id of the decision that was recorded about the request. */
export const DECISION_HEADER = 'Decision-Id';

/** Describes and encodes the body of a successful response. */
export type Reply<S extends z.ZodType = z.ZodType> = Readonly<{
  schema: S;
  mediaType: string;
  description: string;
  /** Cached encodings, by value. Only for values that are returned repeatedly and never modified. */
  encoded?: WeakMap<object, string>;
}>;

/** The fields of `schema` inside `{ success: true, data }`. */
export const data = <S extends z.ZodType>(schema: S, description = 'Done') => ({
  schema: z.codec(z.object({ success: z.literal(true), data: schema }), z.custom<z.output<S>>(), {
    decode: (envelope) => (envelope as { data: z.output<S> }).data,
    encode: (value) => ({ success: true as const, data: value }) as never,
  }),
  mediaType: 'application/json',
  description,
});

/** The fields of `schema` at top level, for endpoints whose specification requires it. */
export const flat = <S extends z.ZodType>(schema: S, description = 'Done') => ({
  schema,
  mediaType: 'application/json',
  description,
});

/** The body for the value. Throws if the value does not match the reply's schema. */
export const encodedBy = <S extends z.ZodType>({ schema, mediaType }: Reply<S>, value: unknown): string =>
  mediaType === 'application/json'
    ? JSON.stringify(encode(schema, value as never))
    : (encode(schema, value as never) as string);

/** Caches the encoding of each value, for values that are returned repeatedly. */
export const lasting = <R extends Reply>(reply: R): R => ({ ...reply, encoded: new WeakMap<object, string>() });

/** The body `{ success: true }`. */
export const done = (description: string) => ({
  schema: z.codec(z.object({ success: z.literal(true) }), z.custom<void>(), {
    decode: () => undefined,
    encode: () => ({ success: true as const }),
  }),
  mediaType: 'application/json',
  description,
});

export type CookieChange = Readonly<{ name: string; value: string; options: CookieOptions }>;
type Head = Readonly<{
  /** Holds a link that is shown once: it is not kept for a repeated request, which receives IDEMPOTENCY_ANSWER_NOT_KEPT. */
  isShownOnce?: boolean;
  cookies?: readonly CookieChange[];
  headers?: Readonly<Record<string, string>>;
  /** Sends browsers on to this address (303); the route's record has `seeOther`. */
  seeOther?: string;
  /**
   * Called once, after the connection accepted the whole response, unless the client had closed it by then; not called for a
   * response that was cut or has no body (HEAD). A rejection is logged: the client already has its response.
   */
  whenWritten?: () => Promise<void>;
}>;

/** A body that `encodedBy` returned earlier; it is written unchanged. */
export class Encoded {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/**
 * A body that is written piece by piece, as fast as the client reads it. A failure before the first piece is answered as usual.
 * `lastWords` are sent to an operator who is no longer admitted; without them the connection is cut.
 */
export class Streamed {
  readonly pieces: AsyncIterable<string>;
  readonly lastWords: string | undefined;
  constructor(pieces: AsyncIterable<string>, lastWords?: string) {
    this.pieces = pieces;
    this.lastWords = lastWords;
  }
}

/** A handler's result with cookies or headers. */
export class Answer<T> {
  readonly value: T;
  readonly head: Head;
  constructor(value: T, head: Head) {
    this.value = value;
    this.head = head;
  }
}
