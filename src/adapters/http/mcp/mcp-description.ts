import { z } from 'zod';
import { requestInvalid, storeUnavailable } from '../../../domain/shared/failures.ts';
import type { Additional, Described } from '../frame/description/described.ts';
import { apiKeyRequired, bodyTooLarge, crossOrigin, malformedJson, rateLimited } from '../frame/failure/failures.ts';
import { internalError, unsupportedMedia } from '../frame/failure/frame-failures.ts';
import { flat } from '../frame/record/reply.ts';
import { MCP_PATH } from './mcp-endpoint.ts';

const id = z.union([z.string(), z.number()]).nullable();
const version = z.literal('2.0');

const McpMessage = z
  .looseObject({
    jsonrpc: version,
    id: id.optional().meta({ description: 'Absent in a notification, which receives no response' }),
    method: z.string().optional().meta({ description: 'The method of MCP', example: 'tools/call' }),
    params: z.looseObject({}).optional().meta({ description: 'The parameters of the method' }),
  })
  .meta({
    id: 'McpMessage',
    description: 'One JSON-RPC message of the Model Context Protocol',
    example: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
  });

const McpAnswer = z
  .looseObject({
    jsonrpc: version,
    id: id.optional(),
    result: z.looseObject({}).optional().meta({ description: 'The result of the method' }),
    error: z
      .looseObject({ code: z.int(), message: z.string() })
      .optional()
      .meta({ description: 'Why the method failed, as a JSON-RPC error' }),
  })
  .meta({ id: 'McpAnswer', description: 'The JSON-RPC response to the message' });

const rejected: Additional = (schema) => ({
  description: 'The message does not satisfy the transport of MCP; the reason is a JSON-RPC error',
  content: { 'application/json': { schema: schema(McpAnswer) } },
});

/** The endpoint of the Model Context Protocol, which has no route record. */
export const mcpDescription: Described = {
  method: 'post',
  path: MCP_PATH,
  operationId: 'mcp',
  tag: 'Agent',
  summary: 'Use the tools of this service over the Model Context Protocol',
  description:
    'Streamable HTTP without sessions and streams: each request carries one message and its API key, and receives one JSON response. A tool that fails returns a result with `isError`. The page docs/mcp.md lists the tools and their scopes.',
  access: 'session',
  idempotency: 'off',
  movesValue: true,
  security: [{ apiKey: [] }],
  body: McpMessage,
  reply: flat(McpAnswer, 'The response to the message'),
  failures: [
    rateLimited,
    crossOrigin,
    apiKeyRequired,
    bodyTooLarge,
    malformedJson,
    requestInvalid,
    unsupportedMedia,
    storeUnavailable,
    internalError,
  ],
  alternatives: { 400: McpAnswer },
  more: {
    202: () => ({ description: 'A notification was received; there is no body' }),
    406: rejected,
  },
};
