import { randomUUID } from 'node:crypto';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import {
  expectationFailed,
  type FrameFailure,
  frameTrouble,
  headersTooLarge,
  hostRequired,
  malformedRequest,
  methodNotAllowed,
  requestTimeout,
  uriTooLong,
} from '../../adapters/http/frame/failure/frame-failures.ts';
import { refusalOf } from '../../adapters/http/frame/failure/problem.ts';
import { listen } from '../start/listen.ts';

/** The responses that are not complete yet. */
class OpenResponses {
  readonly #open = new Set<ServerResponse>();
  #isDraining = false;

  counting(listener: RequestListener): RequestListener {
    return (req, res) => {
      this.#open.add(res);
      res.once('close', () => this.#open.delete(res));
      if (this.#isDraining) res.setHeader('Connection', 'close');
      listener(req, res);
    };
  }

  /** Repeated for streams that were opened since the last call. */
  drain(): void {
    this.#isDraining = true;
    for (const res of this.#open) {
      if (!res.headersSent) res.setHeader('Connection', 'close');
      else if (isEventStream(res)) res.end();
    }
  }
}

/** Ends only when the client or the server closes it. */
const isEventStream = (res: ServerResponse): boolean =>
  String(res.getHeader('content-type')).startsWith('text/event-stream');

type ClientError = Readonly<{ code?: string | undefined; rawPacket?: Buffer | undefined }>;
/** What Node's HTTP parser refuses before there is a request that the frame could answer. */
const REFUSALS: Readonly<Record<string, FrameFailure>> = {
  HPE_HEADER_OVERFLOW: headersTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: requestTimeout,
};
const MAX_LINE = 8192;

/** Answers a request that could not be read in the error envelope, and closes the connection. */
const answerClientError =
  (answerOf: AnswerOf) =>
  (error: ClientError, socket: Duplex): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) {
      socket.destroy();
      return;
    }
    socket.end(answerOf(unreadableAs(error), { isHead: error.rawPacket?.toString('latin1', 0, 5) === 'HEAD ' }));
  };

/** The whole response in the error envelope, for a connection that is closed after it. A response to HEAD has no body. */
const answerFor =
  (baseUrl: string) =>
  (refusal: FrameFailure, { isHead = false, headers = [] as readonly string[] } = {}): string => {
    const { status } = refusal;
    const requestId = randomUUID();
    const body = JSON.stringify({ ...refusalOf(frameTrouble(refusal), baseUrl), requestId });
    const head = [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${requestId}`,
      'Cache-Control: no-store',
      ...headers,
      'Connection: close',
    ];
    return `${head.join('\r\n')}\r\n\r\n${isHead ? '' : body}`;
  };

type AnswerOf = ReturnType<typeof answerFor>;

function unreadableAs({ code = '', rawPacket }: ClientError): FrameFailure {
  if (code === 'HPE_HEADER_OVERFLOW' && hasLongRequestLine(rawPacket)) return uriTooLong;
  return REFUSALS[code] ?? malformedRequest;
}

/** As far as the packet that filled the buffer shows it; a request line that came in several packets counts as headers. */
function hasLongRequestLine(packet: Buffer | undefined): boolean {
  if (packet === undefined || !/^[A-Z]+ \//.test(packet.toString('latin1', 0, 16))) return false;
  const end = packet.indexOf('\r\n');
  return (end === -1 ? packet.length : end) > MAX_LINE;
}

// Node.js itself answers these requests without a body, or closes the connection, unless the server handles them.

/** Refuses requests in HTTP/1.1 without Host, and all with more than one (RFC 9112, section 3.2). */
const withHost =
  (listener: RequestListener, refuse: Refuse): RequestListener =>
  (req, res) => {
    if (req.httpVersion === '1.1' && req.headers.host === undefined) refuse(req, hostRequired);
    else if (hasSeveralHosts(req)) refuse(req, malformedRequest);
    else listener(req, res);
  };

/** `headers` keeps the first only. */
const hasSeveralHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host').length > 1;

const refuseTunnel =
  (answerOf: AnswerOf) =>
  (_req: IncomingMessage, socket: Duplex): void => {
    socket.on('error', () => socket.destroy());
    socket.end(answerOf(methodNotAllowed, { headers: ['Allow: GET, HEAD, POST, PATCH, DELETE, OPTIONS'] }));
  };

/** Written to the connection itself, which is closed: nothing of a body that may follow is read. */
const refuseWith =
  (answerOf: AnswerOf) =>
  ({ socket, method }: IncomingMessage, refusal: FrameFailure): void => {
    socket.end(answerOf(refusal, { isHead: method === 'HEAD' }));
  };

type Refuse = ReturnType<typeof refuseWith>;

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

/** Starts listening. `baseUrl` begins the links in refusals. Rejects with a StartError when the port is in use. */
export async function startServer(
  app: RequestListener,
  host: string,
  port: number,
  baseUrl = '',
): Promise<RunningServer> {
  const answerOf = answerFor(baseUrl);
  const refuse = refuseWith(answerOf);
  const open = new OpenResponses();
  // The frame refuses URLs of more than 8 KiB itself, so there must be room for one beside the headers.
  const limits = {
    requestTimeout: RECEIVE_MS,
    headersTimeout: RECEIVE_MS,
    connectionsCheckingInterval: RECEIVE_MS / 10,
  };
  const server = createServer(
    { ...limits, maxHeaderSize: 24 * 1024, requireHostHeader: false },
    withHost(open.counting(app), refuse),
  )
    .on('clientError', answerClientError(answerOf))
    .on('checkExpectation', (req) => refuse(req, expectationFailed))
    .on('connect', refuseTunnel(answerOf));
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
