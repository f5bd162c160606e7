import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import type { Request, Response } from 'express';
import type { Edge } from '../frame/admission/edge.ts';
import type { KeyCaller } from '../frame/record/caller.ts';
import { mcpServer, type Offered } from './mcp-server.ts';

type Served = Readonly<{
  offered: Offered;
  caller: KeyCaller;
  edge: Pick<Edge, 'requireUnblocked'>;
  onTrouble: (error: unknown, requestId: string) => void;
}>;

/** Answers one JSON-RPC message with a server of its own, which ends with the response. */
export async function answerMessage(
  { offered, caller, edge, onTrouble }: Served,
  message: object,
  req: Request,
  res: Response,
): Promise<void> {
  const server = mcpServer(offered, caller, edge.requireUnblocked, (error) =>
    onTrouble(error, String(res.getHeader('X-Request-Id'))),
  );
  const transport = new StreamableHTTPServerTransport({ enableJsonResponse: true });
  res.once('close', () => void server.close());
  await server.connect(transport);
  await transport.handleRequest(req, res, message);
}
