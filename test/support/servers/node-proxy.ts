import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export type NodeProxy = Readonly<{
  url: string;
  /** Every connection is refused until `mend`. */
  cut(): void;
  mend(): void;
  /** From now on every answer takes so much longer. */
  slow(byMs: number): void;
  stop(): Promise<void>;
}>;

/** Stands before a node and can let it vanish, as a network does, without the node noticing. */
export async function startNodeProxy(nodeUrl: string): Promise<NodeProxy> {
  let up = true;
  let delayMs = 0;
  const server = createServer(async (req, res) => {
    if (!up) return void req.socket.destroy();
    if (delayMs > 0) await pause(delayMs, undefined, { ref: false });
    const onward = request(nodeUrl, { method: 'POST', headers: { 'content-type': 'application/json' } }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, { 'content-type': 'application/json' });
      answer.pipe(res);
    });
    onward.on('error', () => res.destroy());
    req.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cut: () => {
      up = false;
    },
    mend: () => {
      up = true;
    },
    slow: (byMs) => {
      delayMs = byMs;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
