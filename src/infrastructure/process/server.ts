import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listen } from '../start/listen.ts';
import { answerClientError } from './client-error.ts';
import { OpenResponses } from './open-responses.ts';
import { refuseExpectation, refuseTunnel, withHost } from './unservable.ts';

/** The time that requests in flight have to finish when the service stops. */
const FINISH_MS = 5_000;
/** The time that a client has to send a request, headers and body. Whoever takes longer receives 408. */
const RECEIVE_MS = 10_000;
const SWEEP_MS = 50;

export type RunningServer = Readonly<{
  url: string;
  /** From now on each response closes its connection, and event streams end, so that clients connect elsewhere. */
  drain(): void;
  /** Accepts no new connections, waits for requests in flight, and closes those that take longer than FINISH_MS. */
  stop(): Promise<void>;
}>;

/** Starts listening. Rejects with a StartError when the port is in use. */
export async function startServer(app: RequestListener, host: string, port: number): Promise<RunningServer> {
  const open = new OpenResponses();
  // The frame refuses URLs of more than 8 KiB itself, so there must be room for one beside the headers.
  const limits = {
    requestTimeout: RECEIVE_MS,
    headersTimeout: RECEIVE_MS,
    connectionsCheckingInterval: RECEIVE_MS / 10,
  };
  const server = createServer(
    { ...limits, maxHeaderSize: 24 * 1024, requireHostHeader: false },
    withHost(open.counting(app)),
  )
    .on('clientError', answerClientError)
    .on('checkExpectation', refuseExpectation)
    .on('connect', refuseTunnel);
  await listen(server, { host, port, variable: 'PORT' });
  const address = server.address() as AddressInfo;
  const shownHost = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  const stop = () => {
    open.drain();
    return finish(server);
  };
  return { url: `http://${shownHost}:${address.port}`, drain: () => open.drain(), stop };
}

/** Closes connections as they become idle. */
async function finish(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
  });
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS);
  const force = setTimeout(() => server.closeAllConnections(), FINISH_MS);
  await closed.finally(() => {
    clearInterval(sweep);
    clearTimeout(force);
  });
}
