import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Conduct = (response: ServerResponse, request: IncomingMessage) => void;

/** A public API of our own on a real socket. */
export type UpstreamServer = Readonly<{
  url: string;
  /** Every request that came, as `METHOD path`, and its headers. */
  asked: readonly string[];
  headers: readonly IncomingMessage['headers'][];
  behave(conduct: Conduct): void;
  stop(): Promise<void>;
}>;

export const says =
  (body: unknown, status = 200, headers: Record<string, string> = { 'content-type': 'application/json' }): Conduct =>
  (response) =>
    void response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));

/** Ways in which an upstream may fail that have nothing to do with what it is asked. */
export const failings: Readonly<Record<string, Conduct>> = {
  'a server error': says('no', 500),
  'a redirect': says('', 302, { location: 'http://127.0.0.1:1/' }),
  'a refused key': says({ status: { error_code: 10002, error_message: 'API Key Missing' } }, 401),
  'too many requests': says({ status: { error_code: 429, error_message: 'slow down' } }, 429),
  'an HTML page': says('<!doctype html><title>Just a moment</title>', 200, { 'content-type': 'text/html' }),
  'an empty body': says(''),
  'no object': says('null'),
  'a list': says([]),
  'an error with status 200': says({ error: 'coin not found' }),
  'a body cut short': (response) => {
    const body = JSON.stringify({ data: 'x'.repeat(100) });
    response.writeHead(200, { 'content-length': body.length }).write(body.slice(0, 50), () => response.destroy());
  },
  'half a body': says('{"data":{"total_market_cap":{"usd":1'),
  'a reset connection': (response) => void response.destroy(),
  'more than anybody would send': says(`"${'x'.repeat(1024 * 1024)}"`),
  silence: () => {},
  'an endless answer': (response) => {
    response.writeHead(200);
    const timer = setInterval(() => response.write(' '), 10);
    response.on('close', () => clearInterval(timer));
  },
};

export async function startUpstreamServer(conduct: Conduct): Promise<UpstreamServer> {
  const asked: string[] = [];
  const headers: IncomingMessage['headers'][] = [];
  let current = conduct;
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`);
    headers.push(request.headers);
    current(response, request);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    headers,
    behave: (next) => {
      current = next;
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
