import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from '../start/listen.ts';
import { answerClientError } from './client-error.ts';
import { refuseExpectation, refuseTunnel, withHost } from './unservable.ts';

/** The time that requests in flight have to finish when the service stops. */
const DRAIN_MS = 10_000;
const SWEEP_MS = 50;

export type RunningServer = Readonly<{ url: string; stop(): Promise<void> }>;

/** Starts listening. Rejects with a StartError when the port is in use. */
export async function startServer(app: RequestListener, host: string, port: number): Promise<RunningServer> {
  // The frame refuses URLs of more than 8 KiB itself, so there must be room for one beside the headers.
  const server = createServer({ maxHeaderSize: 24 * 1024, requireHostHeader: false }, withHost(app))
    .on('clientError', answerClientError)
    .on('checkExpectation', refuseExpectation)
    .on('connect', refuseTunnel);
  await listen(server, { host, port, variable: 'PORT' });
  const address = server.address() as AddressInfo;
  const shownHost = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return { url: `http://${shownHost}:${address.port}`, stop: () => drain(server) };
}

/** Accepts no new connections, finishes requests in flight, and closes connections as they become idle. */
async function drain(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
  });
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const force = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed.finally(() => {
    clearInterval(sweep);
    clearTimeout(force);
  });
}
