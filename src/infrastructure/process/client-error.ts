import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  type FrameFailure,
  frameTrouble,
  headersTooLarge,
  malformedRequest,
  requestTimeout,
  uriTooLong,
} from '../../adapters/http/frame/failure/frame-failures.ts';

type ClientError = Readonly<{ code?: string | undefined; rawPacket?: Buffer | undefined }>;
/** What Node's HTTP parser refuses before there is a request that the frame could answer. */
const REFUSALS: Readonly<Record<string, FrameFailure>> = {
  HPE_HEADER_OVERFLOW: headersTooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: requestTimeout,
};
const MAX_LINE = 8192;

/** Answers a request that could not be read in the error envelope, and closes the connection. */
export function answerClientError(error: ClientError, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(answerOf(refusalOf(error), { isHead: error.rawPacket?.toString('latin1', 0, 5) === 'HEAD ' }));
}

/** The whole response in the error envelope, for a connection that is closed after it. A response to HEAD has no body. */
export function answerOf(refusal: FrameFailure, { isHead = false, headers = [] as readonly string[] } = {}): string {
  const { status, ...problem } = frameTrouble(refusal);
  const requestId = randomUUID();
  const body = JSON.stringify({ success: false, ...problem, requestId });
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
}

function refusalOf({ code = '', rawPacket }: ClientError): FrameFailure {
  if (code === 'HPE_HEADER_OVERFLOW' && hasLongRequestLine(rawPacket)) return uriTooLong;
  return REFUSALS[code] ?? malformedRequest;
}

/** As far as the packet that filled the buffer shows it; a request line that came in several packets counts as headers. */
function hasLongRequestLine(packet: Buffer | undefined): boolean {
  if (packet === undefined || !/^[A-Z]+ \//.test(packet.toString('latin1', 0, 16))) return false;
  const end = packet.indexOf('\r\n');
  return (end === -1 ? packet.length : end) > MAX_LINE;
}
