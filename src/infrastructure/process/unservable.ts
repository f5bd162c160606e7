import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { answerOf, type Refusal } from './client-error.ts';

// Node.js itself answers these requests without a body, or closes the connection, unless the server handles them.

const NO_HOST: Refusal = {
  status: '400 Bad Request',
  code: 'HOST_REQUIRED',
  error: 'A request in HTTP/1.1 must have the header Host',
};
const EXPECTATION_FAILED: Refusal = {
  status: '417 Expectation Failed',
  code: 'EXPECTATION_FAILED',
  error: 'The only supported value of the header Expect is 100-continue',
};
const NO_TUNNEL: Refusal = {
  status: '405 Method Not Allowed',
  code: 'METHOD_NOT_ALLOWED',
  error: 'CONNECT is not supported',
};

/** Refuses requests in HTTP/1.1 without Host (RFC 9112, section 3.2). */
export const withHost =
  (listener: RequestListener): RequestListener =>
  (req, res) => {
    if (req.httpVersion === '1.1' && req.headers.host === undefined) refuse(req, NO_HOST);
    else listener(req, res);
  };

export const refuseExpectation = (req: IncomingMessage, _res: ServerResponse): void => refuse(req, EXPECTATION_FAILED);

export function refuseTunnel(_req: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  socket.end(answerOf(NO_TUNNEL, { headers: ['Allow: GET, HEAD, POST, PATCH, DELETE, OPTIONS'] }));
}

/** Written to the connection itself, which is closed: nothing of a body that may follow is read. */
const refuse = ({ socket, method }: IncomingMessage, refusal: Refusal): void => {
  socket.end(answerOf(refusal, { isHead: method === 'HEAD' }));
};
