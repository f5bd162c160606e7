import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { deferred } from '../deferred.ts';

export type NodeProxy = Readonly<{
  url: string;
  /** The methods that the node was asked for, in order. */
  asked: readonly string[];
  /** Rejects every connection until `mend`. */
  cut(): void;
  mend(): void;
  /** Stops responding from now on; resolves when the first call is waiting. `mend` ends this too. */
  silence(): Promise<void>;
  stop(): Promise<void>;
}>;

/** A proxy in front of a node that simulates network failures without the node noticing. */
export async function startNodeProxy(nodeUrl: string): Promise<NodeProxy> {
  let up = true;
  const asked: string[] = [];
  let onSilence: (() => void) | undefined;
  const server = createServer((req, res) => {
    if (!up) return void req.socket.destroy();
    if (onSilence !== undefined) return onSilence();
    const onward = request(nodeUrl, { method: 'POST', headers: { 'content-type': 'application/json' } }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, { 'content-type': 'application/json' });
      answer.pipe(res);
    });
    onward.on('error', () => res.destroy());
    void text(req).then((body) => {
      asked.push(...[JSON.parse(body)].flat().map(({ method }) => method));
      onward.end(body);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    cut: () => {
      up = false;
    },
    mend: () => {
      up = true;
      onSilence = undefined;
    },
    silence: () => {
      const { promise, resolve } = deferred();
      onSilence = resolve;
      return promise;
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
