import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Request, Response } from 'express';
import type { Edge } from '../frame/admission/edge.ts';
import type { KeyCaller } from '../frame/record/caller.ts';
import { inquiryOf } from '../frame/serving/inquiry.ts';
import { mcpServer } from './mcp-server.ts';
import type { Tool, Unblocked } from './tool.ts';

type Served = Readonly<{
  tools: readonly Tool[];
  caller: KeyCaller;
  edge: Pick<Edge, 'refuseBlocked'>;
  onTrouble: (error: unknown, requestId: string) => void;
}>;

/** Answers one JSON-RPC message with a server of its own, which ends with the response. */
export async function answerMessage(
  { tools, caller, edge, onTrouble }: Served,
  message: object,
  req: Request,
  res: Response,
): Promise<void> {
  const server = mcpServer(tools, caller, unblockedBy(edge, res), (error) =>
    onTrouble(error, String(res.getHeader('X-Request-Id'))),
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
