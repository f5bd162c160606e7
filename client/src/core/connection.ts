import createFetchClient from 'openapi-fetch';
import { OPERATIONS, type Operation } from '../description/operations.ts';
import type { OperationId } from '../description/types.ts';
import { ApiError } from '../http/api-error.ts';
import { newIdempotencyKey } from '../http/idempotency-key.ts';
import { fillPath } from '../http/path.ts';
import type { Pause } from '../http/pause.ts';
import { type Fetch, type RetryPolicy, send } from '../http/send.ts';
import { TransportError } from '../http/transport-error.ts';
import { checkBaseUrl, checkHeaders, checkParts, checkPolicy, type Parts } from './arguments.ts';

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

/** What the methods and the flows share: where the service is, and as whom it is called. */
export type Connection = Readonly<{
  /** Origin and path prefix of the service, without a slash at the end. */
  baseUrl: string;
  /** Where the session is kept: in the browser's cookie, or in memory as a bearer token. */
  session: 'cookie' | 'token';
  pause: Pause;
  call(id: OperationId, parts?: Parts, options?: CallOptions): Promise<unknown>;
}> & {
  /** The bearer token of each call from now on: a session's, or an API key. */
  token: string | undefined;
};

export type ConnectionSettings = RetryPolicy &
  Readonly<{ baseUrl: string; session: Connection['session']; token?: string; fetch: Fetch; pause: Pause }>;

type Answer = Readonly<{ data?: unknown; error?: unknown; response: Response }>;
/** The method and the path come from the generated table, so the library's types per path are not needed here. */
type Requester = Readonly<{ request(method: string, path: string, init: object): Promise<Answer> }>;

export function connect({ baseUrl: given, session, token, ...usual }: ConnectionSettings): Connection {
  checkPolicy(usual);
  const baseUrl = checkBaseUrl(given);
  const credentials = session === 'cookie' ? 'include' : 'omit';
  const http = createFetchClient({ baseUrl, credentials, redirect: 'error', pathSerializer: fillPath }) as Requester;
  const call: Connection['call'] = async (id, parts = {}, options = {}) => {
    const { method, path: template, reply, repeatable, needs, query: fixed }: Operation = OPERATIONS[id];
    checkParts(id, parts, needs);
    const { signal, headers: more, idempotencyKey, onResponse, ...changes } = options;
    const policy = { ...usual, ...changes };
    checkPolicy(policy);
    const headers = { ...bearer(connection), ...(method !== 'GET' && keyed(idempotencyKey)), ...more };
    checkHeaders(headers);
    const { path = {}, query, body } = parts;
    let unread: Response | undefined;
    const unreadable = () => new TransportError('UNREADABLE', id, `${baseUrl}${template}`);
    const { data, error, response } = await http
      .request(method.toLowerCase(), template, {
        params: { path, query: { ...query, ...fixed } },
        body,
        parseAs: reply === 'text' ? 'text' : 'json',
        headers,
        ...(signal !== undefined && { signal }),
        fetch: async (request: Request) => {
          const answer = await send(request, { ...policy, repeatable, operation: id });
          unread = answer.clone();
          return answer;
        },
      })
      .catch((thrown: unknown) => {
        // The parser's error shows a part of the answer, which can hold a secret.
        throw thrown instanceof SyntaxError ? unreadable() : thrown;
      });
    if (unread !== undefined) onResponse?.(unread.clone());
    if (!response.ok) throw new ApiError(unread ?? response, error);
    if (reply !== 'data') return data;
    if (typeof data !== 'object' || data === null || !('data' in data)) throw unreadable();
    return data.data;
  };
  const connection = { baseUrl, session, token, pause: usual.pause, call };
  return connection;
}

const bearer = ({ token }: Pick<Connection, 'token'>) =>
  token === undefined ? {} : { Authorization: `Bearer ${token}` };

const keyed = (key = newIdempotencyKey()) => ({ 'Idempotency-Key': key });
