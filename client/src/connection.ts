import createFetchClient from 'openapi-fetch';
import { ApiError } from './http/api-error.ts';
import { newIdempotencyKey } from './http/idempotency-key.ts';
import type { Pause } from './http/pause.ts';
import { type Fetch, type RetryPolicy, send } from './http/send.ts';
import { TransportError } from './http/transport-error.ts';
import { OPERATIONS } from './operations.ts';
import type { OperationId } from './types.ts';

export type CallOptions = Partial<RetryPolicy> &
  Readonly<{
    signal?: AbortSignal;
    /** To continue a call of an earlier process; otherwise each state-changing call has a new key. */
    idempotencyKey?: string;
    /** Added to the request: a webhook's signature, a payment, a cron secret. */
    headers?: Readonly<Record<string, string>>;
    /** Receives the response of the call, unread, for its headers. */
    onResponse?: (response: Response) => void;
  }>;

export type Parts = Readonly<{ path?: unknown; query?: unknown; body?: unknown }>;

/** What the methods and the flows share: where the service is, and as whom it is called. */
export type Connection = Readonly<{
  /** Origin and path prefix of the service, without a slash at the end. */
  baseUrl: string;
  /** Where the session is kept: in the browser's cookie, or in memory as a bearer token. */
  session: 'cookie' | 'token';
  /** The bearer token of each call from now on: a session's, or an API key. */
  token: string | undefined;
  pause: Pause;
  call(id: OperationId, parts?: Parts, options?: CallOptions): Promise<unknown>;
}> & { token: string | undefined };

export type ConnectionSettings = RetryPolicy &
  Readonly<{ baseUrl: string; session: Connection['session']; token?: string; fetch: Fetch; pause: Pause }>;

type Answer = Readonly<{ data?: unknown; error?: unknown; response: Response }>;
/** The method and the path come from the generated table, so the library's types per path are not needed here. */
type Requester = Readonly<{ request(method: string, path: string, init: object): Promise<Answer> }>;

export function connect({ baseUrl, session, token, ...policy }: ConnectionSettings): Connection {
  const credentials = session === 'cookie' ? 'include' : 'omit';
  const http = createFetchClient({ baseUrl, credentials }) as Requester;
  const connection = {
    baseUrl: baseUrl.replace(/\/+$/, ''),
    session,
    token,
    pause: policy.pause,
    call: async (id: OperationId, parts: Parts = {}, options: CallOptions = {}) => {
      const { method, path, reply, repeatable } = OPERATIONS[id];
      const { signal, headers, idempotencyKey, onResponse, ...changes } = options;
      let kept: Response | undefined;
      const answer = await http
        .request(method.toLowerCase(), path, {
          params: { path: parts.path, query: parts.query },
          body: parts.body,
          parseAs: reply === 'text' ? 'text' : 'json',
          headers: {
            ...(connection.token !== undefined && { Authorization: `Bearer ${connection.token}` }),
            ...(method !== 'GET' && { 'Idempotency-Key': idempotencyKey ?? newIdempotencyKey() }),
            ...headers,
          },
          ...(signal !== undefined && { signal }),
          fetch: async (request: Request) => {
            const response = await send(request, { ...policy, ...changes, repeatable });
            kept = response.clone();
            return response;
          },
        })
        .catch(unreadable);
      const response = kept ?? answer.response;
      onResponse?.(response.clone());
      if (!answer.response.ok) throw new ApiError(response, answer.error);
      return reply === 'data' ? (answer.data as { data: unknown }).data : answer.data;
    },
  };
  return connection;
}

function unreadable(error: unknown): never {
  throw error instanceof SyntaxError ? new TransportError('UNREADABLE', error) : error;
}
