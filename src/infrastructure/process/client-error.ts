import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';

type ClientError = Readonly<{ code?: string | undefined; rawPacket?: Buffer | undefined }>;
export type Refusal = Readonly<{ status: string; code: string; error: string }>;

/** What Node's HTTP parser refuses before there is a request that the frame could answer. */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    code: 'HEADERS_TOO_LARGE',
    error: 'The request line and headers are too large. Send less than 24 KiB.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    code: 'REQUEST_TIMEOUT',
    error: 'The request was not received in time',
  },
};
const MAX_LINE = 8192;
const URI_TOO_LONG: Refusal = {
  status: '414 URI Too Long',
  code: 'URI_TOO_LONG',
  error: 'The URL is too long. Send less than 8 KiB.',
};
const MALFORMED: Refusal = {
  status: '400 Bad Request',
  code: 'MALFORMED_REQUEST',
  error: 'The request is not valid HTTP/1.1',
};

/** Answers a request that could not be read in the error envelope, and closes the connection. */
export function answerClientError(error: ClientError, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  socket.end(answerOf(refusalOf(error), { isHead: error.rawPacket?.toString('latin1', 0, 5) === 'HEAD ' }));
}

/** The whole response in the error envelope, for a connection that is closed after it. A response to HEAD has no body. */
export function answerOf(
  { status, ...problem }: Refusal,
  { isHead = false, headers = [] as readonly string[] } = {},
): string {
  const requestId = randomUUID();
  const body = JSON.stringify({ success: false, ...problem, requestId });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${requestId}`,
    'Cache-Control: no-store',
    ...headers,
    'Connection: close',
  ];
  return `${head.join('\r\n')}\r\n\r\n${isHead ? '' : body}`;
}

function refusalOf({ code = '', rawPacket }: ClientError): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW' && hasLongRequestLine(rawPacket)) return URI_TOO_LONG;
  return REFUSALS[code] ?? MALFORMED;
}

/** As far as the packet that filled the buffer shows it; a request line that came in several packets counts as headers. */
function hasLongRequestLine(packet: Buffer | undefined): boolean {
  if (packet === undefined || !/^[A-Z]+ \//.test(packet.toString('latin1', 0, 16))) return false;
  const end = packet.indexOf('\r\n');
  return (end === -1 ? packet.length : end) > MAX_LINE;
}
