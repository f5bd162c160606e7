import type { operations } from '../description/api.ts';
import { OPERATIONS } from '../description/operations.ts';
import type { Data, Input, OperationId } from '../description/types.ts';
import { pause } from '../http/pause.ts';
import type { Fetch, RetryPolicy } from '../http/send.ts';
import { type CallOptions, type Connection, connect, type Parts } from './connection.ts';

type Needed = { requestBody: unknown } | { parameters: { query: unknown } } | { parameters: { path: unknown } };

/** The input is optional if each of its parts is. */
type Call<Id extends OperationId> = operations[Id] extends Needed
  ? (input: Input<Id>, options?: CallOptions) => Promise<Data<Id>>
  : (input?: Input<Id>, options?: CallOptions) => Promise<Data<Id>>;

/** One method for each operation of the API, and the connection that they share. */
export type ApiClient = Readonly<{ [Id in OperationId]: Call<Id> }> & Readonly<{ connection: Connection }>;

export type ClientSettings = Partial<RetryPolicy> &
  Readonly<{
    /** The public URL of the service. */
    baseUrl: string;
    /** `cookie` in browsers, `token` elsewhere, because Node.js has no cookie jar. */
    session?: Connection['session'];
    /** A bearer token to start with: an API key, or a session that was kept. */
    token?: string;
    fetch?: Fetch;
    /** How the client waits before a retry or the next poll. */
    pause?: Connection['pause'];
  }>;

const USUAL: RetryPolicy = { retries: 2, timeoutMs: 30_000, longestWaitMs: 60_000 };

const inBrowser = () => 'document' in globalThis;

/** A client of the service at `baseUrl`. It sends nothing until a method is called. */
export function createClient(settings: ClientSettings): ApiClient {
  const connection = connect({
    ...USUAL,
    session: inBrowser() ? 'cookie' : 'token',
    fetch: (request, init) => globalThis.fetch(request, init),
    pause,
    ...settings,
  });
  const methods = (Object.keys(OPERATIONS) as OperationId[]).map((id) => [
    id,
    (input?: Parts, options?: CallOptions) => connection.call(id, input, options),
  ]);
  return { ...Object.fromEntries(methods), connection };
}
