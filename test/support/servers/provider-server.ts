import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Asked = Readonly<{
  method: string;
  /** Decoded, without the query. */
  path: string;
  query: URLSearchParams;
  /** The raw path and query. */
  target: string;
  headers: IncomingHttpHeaders;
  body: unknown;
  /** The raw body. */
  sent: string;
}>;

/** The provider's response: JSON, or a Reply with more details. */
export type Provider = (asked: Asked) => unknown;

export class Reply {
  readonly status: number;
  readonly body: string | Buffer;
  readonly headers: Record<string, string>;
  constructor(status: number, body: string | Buffer, headers: Record<string, string> = {}) {
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

export type Behaviour = (response: ServerResponse, honest: string) => void;

/** A local server in place of a provider, on a real socket, with configurable faults. */
export type ProviderServer = Readonly<{
  url: string;
  /** Every request, in order. */
  asked: readonly Asked[];
  /** Sets the behavior from now on; without an argument it responds normally again. */
  behave(behaviour?: Behaviour): void;
  stop(): Promise<void>;
}>;

export async function startProviderServer(provider: Provider): Promise<ProviderServer> {
  const asked: Asked[] = [];
  let behaviour: Behaviour | undefined;
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://provider');
    const sent = await text(request);
    const question: Asked = {
      method: request.method ?? '',
      path: decodeURIComponent(url.pathname),
      query: url.searchParams,
      target: request.url ?? '',
      headers: request.headers,
      body: sent === '' || isEnvelope(request.headers) ? undefined : JSON.parse(sent),
      sent,
    };
    asked.push(question);
    const answer = provider(question);
    const reply = answer instanceof Reply ? answer : new Reply(200, JSON.stringify(answer));
    if (behaviour !== undefined) behaviour(response, reply.body.toString());
    else response.writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers }).end(reply.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    behave: (next) => {
      behaviour = next;
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** Several JSON texts, one a line, which is no JSON text itself. */
const isEnvelope = (headers: IncomingHttpHeaders): boolean =>
  headers['content-type'] === 'application/x-sentry-envelope';

export const sends =
  (status: number, body: string | Buffer, headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    void response.writeHead(status, headers).end(body);

/** Ways to give no usable response, by name; all of them fast. */
export const FAULTS: Readonly<Record<string, Behaviour>> = {
  'refusing the key (401)': sends(401, '{"error":"Invalid API Key"}'),
  'forbidding (403)': sends(403, '{"error":"forbidden"}'),
  'failing (500)': sends(500, '{"error":"internal"}'),
  'behind a broken gateway (502)': sends(502, '<html>Bad gateway</html>'),
  'redirecting to the metadata of the host': sends(302, '', { location: 'http://169.254.169.254/latest/meta-data/' }),
  'answering an HTML page': sends(200, '<!doctype html><title>Just a moment</title>', { 'content-type': 'text/html' }),
  'answering nothing': sends(200, ''),
  'answering JSON of other types': sends(200, '{"data":"soon","result":17,"coins":[],"prices":0}'),
  'answering a number': sends(200, '17'),
  'cutting its JSON short': (response, honest) =>
    void response.writeHead(200).end(honest.slice(0, Math.max(1, honest.length - 3))),
  'cutting its body short': (response, honest) => {
    response.writeHead(200, { 'content-length': honest.length + 9 }).write(honest, () => response.destroy());
  },
  'resetting connections': (response) => void response.destroy(),
  silent: () => {},
  'dripping without end': (response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write(' '), 10);
    response.on('close', () => clearInterval(timer));
  },
};

export const rateLimits = (retryAfter?: string): Behaviour =>
  sends(429, '{"status":{"error_code":429}}', retryAfter === undefined ? {} : { 'retry-after': retryAfter });

/** Short enough for a test of a slow provider, and long enough for a response on a busy machine. */
export const QUICK = {
  attemptMs: 1_000,
  totalMs: 2_500,
  backoffMs: 5,
  repetitions: 1,
  patienceMs: 100,
  troublesBeforeRest: 1_000,
  restMs: 50,
} as const;

/** For tests in which nothing is slow except the machine. */
export const CALM = { ...QUICK, attemptMs: 4_000, totalMs: 8_000 } as const;

/** A response with that status. */
export const json = (status: number, body: unknown) => new Reply(status, JSON.stringify(body));

/** The posted bodies, in order; only those to `path` if it is given. */
export const postings = ({ asked }: Pick<ProviderServer, 'asked'>, path?: string): readonly unknown[] =>
  asked.filter((one) => one.method === 'POST' && one.path === (path ?? one.path)).map(({ body }) => body);
