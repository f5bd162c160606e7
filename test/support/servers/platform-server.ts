import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export type Call = Readonly<{ path: string; headers: IncomingHttpHeaders; body: unknown }>;
export type Behaviour = (response: ServerResponse) => void;

/** A messaging platform's API on a real socket, with configurable responses. */
export type PlatformServer = Readonly<{
  url: string;
  /** Every call, in order. */
  calls: readonly Call[];
  behave(behaviour: Behaviour): void;
  stop(): Promise<void>;
}>;

export const answers =
  (status: number, body: unknown, headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    void response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));

export async function startPlatformServer(honest: Behaviour): Promise<PlatformServer> {
  const calls: Call[] = [];
  let behaviour = honest;
  const server = createServer(async (request, response) => {
    calls.push({ path: request.url ?? '', headers: request.headers, body: await json(request) });
    behaviour(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    behave: (next) => {
      behaviour = next;
    },
    stop: async () => {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
