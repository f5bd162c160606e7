import type { z } from 'zod';
import type { Inquiry } from '../../../../application/decision/matter.ts';
import type { Tender } from '../../../../application/payment/index.ts';
import type { WorkKind } from '../../../../application/ports/idempotency.ts';
import type { WebhookDelivery } from '../../../../application/ports/system.ts';
import type { ProvedSession } from '../../../../domain/auth/proved-wallet.ts';
import type { Area } from '../../../../domain/auth/scope.ts';
import type { DecisionKind } from '../../../../domain/decision/decision.ts';
import type { OperatorRole } from '../../../../domain/operator/operator.ts';
import type { Offer, RailTerms } from '../../../../domain/payment/offer.ts';
import type { TransferTerms } from '../../../../domain/payment/transfer.ts';
import type { FailureFactory } from '../../../../domain/shared/failure.ts';
import type { RequestOrigin } from '../../../../domain/shared/origin.ts';
import type { WalletAddress } from '../../../../domain/shared/wallet-address.ts';
import type { Caller, OperatorCaller, SessionCaller } from './caller.ts';
import type { RouteLimit } from './limits.ts';
import type { Answer, Encoded, Reply, Streamed } from './reply.ts';

/**
 * Who may call: `public`: anyone; `optional`: anyone, and a session is recognized; `session`: a session, or an API key
 * with the route's scope if the route has one; `operator`: the session of an operator with the route's role, who passed the
 * password gate and, for a change, signed in within the last hour; `cron`: the cron secret; `webhook`: the provider, which the handler
 * authenticates by the raw body; `payment`: anyone who pays.
 */
export type Access = 'public' | 'optional' | 'session' | 'operator' | 'cron' | 'webhook' | 'payment';

/** `transfer`: the terms of the second rail, where it is configured. */
export type Price = Readonly<{ offer: Offer; terms: RailTerms; transfer?: TransferTerms | undefined }>;

/** What the operation is when its query parameter `action` has one value: typed clients have a method for each. */
export type RouteAction = Readonly<{
  operationId: string;
  /** The query parameters that it takes beside `action`; all are required. */
  requires?: readonly string[];
  body?: z.ZodType;
  reply: z.ZodType;
}>;

type Schema = z.ZodType | undefined;
type Decoded<S> = S extends z.ZodType ? z.output<S> : undefined;
/** The caller type: only a route with a scope accepts API keys. */
type CallerOf<A extends Access, Sc> = A extends 'session'
  ? Sc extends Area
    ? Caller
    : SessionCaller
  : A extends 'operator'
    ? OperatorCaller
    : A extends 'optional'
      ? SessionCaller | undefined
      : undefined;

export type Input<B = unknown, Q = unknown, P = unknown, C = unknown> = Readonly<{
  body: B;
  query: Q;
  params: P;
  caller: C;
  /** The wallet of the credential that the request shows, also where the route needs none. Used for checks; grants no access. */
  shown: WalletAddress | undefined;
  /** The live sessions that the request shows, several when its cookies hold several; only with access `optional` and `setsCookie`. */
  sessions: readonly ProvedSession[];
  /** Throws the failure for a request without a session: for handlers that need a session only in some cases. */
  refuseStranger(): never;
  origin: RequestOrigin;
  inquiry: Inquiry;
  /** The raw body as received; empty unless the route takes raw bodies. */
  delivery: WebhookDelivery;
  /** The payment credential; `nothing` unless the route has access `payment`. */
  tender: Tender;
}>;

/** One endpoint, as data: the router, the OpenAPI document and the tests use the same record. */
export interface Route {
  readonly method: 'get' | 'post' | 'patch' | 'delete';
  /** OpenAPI style: `/api/market/{path}`. */
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly access: Access;
  /** The scope that an API key needs; without it no API key is accepted. */
  readonly scope?: Area | undefined;
  /** The least role of the operator; only with access `operator`, and without it `viewer`. */
  readonly role?: OperatorRole;
  /** Reading needs a recent sign-in as well, as every change of an operator does: the answer takes a person's data out of the service. */
  readonly freshSignIn?: true;
  /** Also for an operator who has not passed the password gate. */
  readonly outsideGate?: true;
  /**
   * A GET that writes or spends. With a session cookie it must be same-origin, as a change must. `as-anybody`: what it writes does not
   * depend on the caller, so the origin is not checked.
   */
  readonly writes?: true | 'as-anybody';
  readonly limit: RouteLimit;
  /** The limit class of requests whose query parameter `query` is `is`. */
  readonly limitWhen?: Readonly<{ query: string; is: string; limit: RouteLimit }>;
  /**
   * Moves value, spends a budget or creates a key: refused with WALLET_BLOCKED when the caller's wallet is blocked, or one for which
   * the caller acts. `by-its-rules`: the rules of its decision include the block, and all of them are recorded; a request with an
   * idempotency key is refused before them, because a kept answer is returned without them.
   */
  readonly movesValue?: true | 'by-its-rules';
  /** The wallets for which the request acts, where it can name others than the caller's. Needed when anybody may call. */
  readonly actsFor?: (input: Pick<Input, 'body' | 'query'>) => readonly WalletAddress[];
  /**
   * How the work of a request with an idempotency key is stored; `inside` by default: it uses only this service's stores. `off`: the
   * operation takes no key.
   */
  readonly idempotency?: WorkKind | 'off';
  /** The response holds a secret, so it is never kept: a repeated request receives ALREADY_CREATED with the `id` of the response. */
  readonly replays?: 'never';
  /** The handler records a decision of this kind; its id is sent in the header Decision-Id. */
  readonly decides?: DecisionKind;
  /** The price and the means of payment, for the description; absent when no payment rail is configured. */
  readonly price?: Price | undefined;
  /** Seconds for which browsers and shared caches may keep the answer. Only where it is the same for every caller; else `no-store`. */
  readonly publicFor?: number;
  /** The response sets a session cookie, so requests from foreign sites are rejected. */
  readonly setsCookie?: true;
  /** The last parameter takes the rest of the path, with its segments encoded: `a/b%2Fc`. */
  readonly catchAll?: true;
  /** The handler receives the body as raw bytes; `body` only describes it. */
  readonly raw?: true;
  /** Accepted media types of JSON bodies, in addition to `application/json` and `+json` types. */
  readonly media?: readonly string[];
  readonly body?: Schema;
  readonly query?: Schema;
  readonly params?: Schema;
  readonly reply: Reply;
  /** By the value of the query parameter `action`, for the description (`x-actions`). */
  readonly actions?: Readonly<Record<string, RouteAction>>;
  /** Where browsers are sent (303, with the reply as its body), for the description. */
  readonly seeOther?: string;
  /** The route's own failures; those of the checks before it (limit, sign-in, validation) are implied. */
  readonly fails: readonly FailureFactory<never>[];
  handle(input: Input): Promise<unknown>;
}

/** Whether a session cookie is accepted from this service's own pages only. Operators' reads write audit entries. */
export const needsSameOrigin = ({ method, access, writes }: Pick<Route, 'method' | 'access' | 'writes'>): boolean =>
  method !== 'get' || access === 'operator' || writes === true;

/** True for every change by an operator, and for reads whose record has `freshSignIn`. */
export const needsFreshSignIn = ({ method, freshSignIn }: Pick<Route, 'method' | 'freshSignIn'>): boolean =>
  method !== 'get' || freshSignIn === true;

type Scalar = string | number | boolean | bigint | Date | null | undefined;
/** What a handler may return: the reply schema's output, but read-only, and with optional keys for values that can be undefined. */
export type Handed<T> = T extends Scalar
  ? T
  : T extends readonly unknown[]
    ? { readonly [K in keyof T]: Handed<T[K]> }
    : { readonly [K in keyof T as undefined extends T[K] ? never : K]: Handed<T[K]> } & {
        readonly [K in keyof T as undefined extends T[K] ? K : never]?: Handed<T[K]>;
      };

type RouteOf<B extends Schema, Q extends Schema, P extends Schema, S extends z.ZodType, A extends Access, Sc> = Omit<
  Route,
  'access' | 'actsFor' | 'scope' | 'body' | 'query' | 'params' | 'reply' | 'handle'
> & {
  readonly access: A;
  readonly scope?: Sc;
  readonly body?: B;
  readonly query?: Q;
  readonly params?: P;
  readonly reply: Reply<S>;
  readonly actsFor?: (input: Pick<Input<Decoded<B>, Decoded<Q>>, 'body' | 'query'>) => readonly WalletAddress[];
  handle(
    input: Input<Decoded<B>, Decoded<Q>, Decoded<P>, CallerOf<A, Sc>>,
  ): Promise<Handed<z.output<S>> | Streamed | Answer<Handed<z.output<S>> | Encoded>> | Handed<z.output<S>> | Streamed;
};

/** Infers a handler's types from its schemas; returns its argument. */
export const route = <
  S extends z.ZodType,
  A extends Access,
  B extends Schema = undefined,
  Q extends Schema = undefined,
  P extends Schema = undefined,
  Sc extends Area | undefined = undefined,
>(
  record: RouteOf<B, Q, P, S, A, Sc>,
): Route => record as unknown as Route;
