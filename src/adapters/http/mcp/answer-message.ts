import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Request, Response } from 'express';
import type { Edge } from '../frame/admission/edge.ts';
import { troubleOf } from '../frame/failure/problem.ts';
import { type OnTrouble, troubledOf } from '../frame/failure/troubled-request.ts';
import type { KeyCaller } from '../frame/record/caller.ts';
import { inquiryOf } from '../frame/serving/inquiry.ts';
import { mcpServer, type Offered } from './mcp-server.ts';
import type { Unblocked } from './tool.ts';

type Served = Readonly<{
  offered: Offered;
  caller: KeyCaller;
  edge: Pick<Edge, 'refuseBlocked'>;
  onTrouble: OnTrouble;
}>;

/** Answers one JSON-RPC message with a server of its own, which ends with the response. */
export async function answerMessage(
  { offered, caller, edge, onTrouble }: Served,
  message: object,
  req: Request,
  res: Response,
): Promise<void> {
  const server = mcpServer(offered, caller, unblockedBy(edge, res), (error) =>
    onTrouble(error, troubledOf(req, res, troubleOf(error))),
  );
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  res.once('close', () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(req, res, message);
}

const unblockedBy =
  (edge: Served['edge'], res: Response): Unblocked =>
  (wallet, tool) =>
    edge.refuseBlocked(wallet, { kind: 'refuse', operation: `mcp ${tool}` }, inquiryOf(res));
