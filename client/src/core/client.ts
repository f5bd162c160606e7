import type { operations } from '../description/api.ts';
import { LISTS, OPERATIONS } from '../description/operations.ts';
import type { Data, Input, Item, ListName, OperationId } from '../description/types.ts';
import { pause } from '../http/pause.ts';
import type { Fetch, RetryPolicy } from '../http/send.ts';
import type { Parts } from './arguments.ts';
import { type CallOptions, type Connection, connect } from './connection.ts';
import { itemsOf } from './list.ts';

type Needed = { requestBody: unknown } | { parameters: { query: unknown } } | { parameters: { path: unknown } };

/** The input is optional if each of its parts is. */
type Call<Id extends OperationId, Result> = operations[Id] extends Needed
  ? (input: Input<Id>, options?: CallOptions) => Result
  : (input?: Input<Id>, options?: CallOptions) => Result;

type PageOf<Name extends ListName> = (typeof LISTS)[Name]['page'];

/** One method for each operation of the API, one for each list with pages, and the connection that they share. */
export type ApiClient = Readonly<{ [Id in OperationId]: Call<Id, Promise<Data<Id>>> }> &
  Readonly<{ [Name in ListName]: Call<PageOf<Name>, AsyncGenerator<Item<Name>, void, undefined>> }> &
  Readonly<{ connection: Connection }>;

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
  const lists = Object.entries(LISTS).map(([name, list]) => [
    name,
    (input?: Parts, options?: CallOptions) => itemsOf(connection, list, input, options),
  ]);
  return { ...Object.fromEntries([...methods, ...lists]), connection };
}
