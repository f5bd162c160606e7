import type { z } from 'zod';
import type { Tender } from '../../../../application/payment/index.ts';
import type { WebhookDelivery } from '../../../../application/ports/system/webhook-delivery.ts';
import type { Scope } from '../../../../domain/auth/api-key.ts';
import type { Offer, RailTerms } from '../../../../domain/payment/offer.ts';
import type { FailureFactory } from '../../../../domain/shared/failure.ts';
import type { RequestOrigin } from '../../../../domain/shared/origin.ts';
import type { Caller, SessionCaller } from './caller.ts';
import type { LimitClass } from './limits.ts';
import type { Answer, Reply } from './reply.ts';

/**
 * Who may call: `public` anybody; `optional` anybody, and a session is recognised; `session` only with a session, or with
 * an API key when the route has a scope and the key has it too; `cron` only with the cron secret; `webhook` the handler's
 * provider authenticates the raw body; `payment` whoever pays.
 */
export type Access = 'public' | 'optional' | 'session' | 'cron' | 'webhook' | 'payment';

export type Price = Readonly<{ offer: Offer; terms: RailTerms }>;

type Schema = z.ZodType | undefined;
type Decoded<S> = S extends z.ZodType ? z.output<S> : undefined;
/** Only a route with a scope can meet a key in the place of a session. */
type CallerOf<A extends Access, Sc> = A extends 'session'
  ? Sc extends Scope
    ? Caller
    : SessionCaller
  : A extends 'optional'
    ? SessionCaller | undefined
    : undefined;

export type Input<B = unknown, Q = unknown, P = unknown, C = unknown> = Readonly<{
  body: B;
  query: Q;
  params: P;
  caller: C;
  /** Throws what a request without a session is refused with: for handlers that need one only sometimes. */
  refuseStranger(): never;
  origin: RequestOrigin;
  /** The delivery as it came off the wire; empty unless the route takes raw bodies. */
  delivery: WebhookDelivery;
  /** What the request pays with; `nothing` unless the route is open to whoever pays. */
  tender: Tender;
}>;

/** One endpoint, as data: the router, the OpenAPI document and the tests read the same record. */
export interface Route {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** OpenAPI style: `/api/market/{path}`. */
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly access: Access;
  /** The area that an API key must be let into; none: no key is. */
  readonly scope?: Scope | undefined;
  readonly limit: LimitClass;
  /** What it costs and how it is paid, for the description; absent while there is no way to pay. */
  readonly price?: Price | undefined;
  /** Seconds for which browsers and shared caches may keep the answer. Only where it is the same for every caller; else `no-store`. */
  readonly publicFor?: number;
  /** Answers with a session cookie, so a foreign site must not be able to call it. */
  readonly setsCookie?: true;
  /** The last parameter takes the rest of the path, with its segments encoded: `a/b%2Fc`. */
  readonly catchAll?: true;
  /** The body reaches the handler as the bytes that came in; `body` only describes it. */
  readonly raw?: true;
  /** Media types that JSON bodies come in, beside `application/json` and its kin. */
  readonly media?: readonly string[];
  readonly body?: Schema;
  readonly query?: Schema;
  readonly params?: Schema;
  readonly reply: Reply;
  /** Every refusal of its own; those of the frame (limit, sign-in, validation) are implied. */
  readonly fails: readonly FailureFactory<never>[];
  handle(input: Input): Promise<unknown>;
}

type Scalar = string | number | boolean | bigint | Date | null | undefined;
/** What a handler may hand over: as the reply's schema says, but read-only and with absent keys for absent values. */
export type Handed<T> = T extends Scalar
  ? T
  : T extends readonly unknown[]
    ? { readonly [K in keyof T]: Handed<T[K]> }
    : { readonly [K in keyof T as undefined extends T[K] ? never : K]: Handed<T[K]> } & {
        readonly [K in keyof T as undefined extends T[K] ? K : never]?: Handed<T[K]>;
      };

type RouteOf<B extends Schema, Q extends Schema, P extends Schema, S extends z.ZodType, A extends Access, Sc> = Omit<
  Route,
  'access' | 'scope' | 'body' | 'query' | 'params' | 'reply' | 'handle'
> & {
  readonly access: A;
  readonly scope?: Sc;
  readonly body?: B;
  readonly query?: Q;
  readonly params?: P;
  readonly reply: Reply<S>;
  handle(
    input: Input<Decoded<B>, Decoded<Q>, Decoded<P>, CallerOf<A, Sc>>,
  ): Promise<Handed<z.output<S>> | Answer<Handed<z.output<S>>>> | Handed<z.output<S>>;
};

/** Ties a handler's types to its schemas; at run time it answers its argument. */
export const route = <
  S extends z.ZodType,
  A extends Access,
  B extends Schema = undefined,
  Q extends Schema = undefined,
  P extends Schema = undefined,
  Sc extends Scope | undefined = undefined,
>(
  record: RouteOf<B, Q, P, S, A, Sc>,
): Route => record as unknown as Route;
