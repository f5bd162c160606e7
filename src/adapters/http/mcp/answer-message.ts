import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Request, Response } from 'express';
import { bucketsIn } from '../frame/admission/count.ts';
import { waitOf } from '../frame/admission/deadline.ts';
import type { Edge } from '../frame/admission/edge.ts';
import { failedRequestOf, type OnTrouble } from '../frame/failure/failed-request.ts';
import { troubleOf } from '../frame/failure/problem.ts';
import type { KeyCaller } from '../frame/record/caller.ts';
import { inquiryOf } from '../frame/serving/inquiry.ts';
import { mcpServer, type Offered } from './mcp-server.ts';
import type { Frame } from './tool.ts';

type Served = Readonly<{
  offered: Offered;
  caller: KeyCaller;
  /** Which credentials admit a call: who is counted depends on it. */
  admits: Parameters<typeof bucketsIn>[2];
  edge: Pick<Edge, 'baseUrl' | 'deadline' | 'count' | 'refuseBlocked'>;
  onTrouble: OnTrouble;
}>;

/**
 * The package demands that a client names both media types, and answers 406 in its own words. The answer here is JSON whatever the
 * client names: RFC 9110 lets a server disregard the header, and clients send anything from nothing to every type.
 */
function acceptJson(req: Request): void {
  const accept = 'application/json, text/event-stream';
  req.headers.accept = accept;
  const others = req.rawHeaders.flatMap((name, at, all) =>
    at % 2 === 0 && name.toLowerCase() !== 'accept' ? [name, all[at + 1] as string] : [],
  );
  req.rawHeaders = [...others, 'Accept', accept];
}

/** Answers one JSON-RPC message with a server of its own, which ends with the response. */
export async function answerMessage(
  { offered, caller, admits, edge, onTrouble }: Served,
  message: object,
  req: Request,
  res: Response,
): Promise<void> {
  const frame: Frame = {
    baseUrl: edge.baseUrl,
    deadline: edge.deadline,
    waitedMs: waitOf(req),
    // A refused call is a result with status 200, so `RateLimit` says when it may be repeated.
    count: (limit) =>
      edge.count(req, res, bucketsIn(limit, req, admits)).finally(() => res.removeHeader('Retry-After')),
    requireUnblocked: (wallet, tool) =>
      edge.refuseBlocked(wallet, { kind: 'refuse', operation: `mcp ${tool}` }, inquiryOf(res)),
  };
  const server = mcpServer(offered, caller, frame, (error) =>
    onTrouble(error, failedRequestOf(req, res, troubleOf(error))),
  );
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  res.once('close', () => void server.close());
  acceptJson(req);
  await server.connect(transport);
  await transport.handleRequest(req, res, message);
}
