import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import {
  expectationFailed,
  type FrameFailure,
  hostRequired,
  malformedRequest,
  methodNotAllowed,
} from '../../adapters/http/frame/failure/frame-failures.ts';
import { answerOf } from './client-error.ts';

// Node.js itself answers these requests without a body, or closes the connection, unless the server handles them.

/** Refuses requests in HTTP/1.1 without Host, and all with more than one (RFC 9112, section 3.2). */
export const withHost =
  (listener: RequestListener): RequestListener =>
  (req, res) => {
    if (req.httpVersion === '1.1' && req.headers.host === undefined) refuse(req, hostRequired);
    else if (hasSeveralHosts(req)) refuse(req, malformedRequest);
    else listener(req, res);
  };

/** `headers` keeps the first only. */
const hasSeveralHosts = ({ rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.length === 4 && text.toLowerCase() === 'host').length > 1;

export const refuseExpectation = (req: IncomingMessage, _res: ServerResponse): void => refuse(req, expectationFailed);

export function refuseTunnel(_req: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => socket.destroy());
  socket.end(answerOf(methodNotAllowed, { headers: ['Allow: GET, HEAD, POST, PATCH, DELETE, OPTIONS'] }));
}

/** Written to the connection itself, which is closed: nothing of a body that may follow is read. */
const refuse = ({ socket, method }: IncomingMessage, refusal: FrameFailure): void => {
  socket.end(answerOf(refusal, { isHead: method === 'HEAD' }));
};
