import { z } from 'zod';
import type { HttpResponse } from '../../outbound/http-exchange.ts';
import { jsonOf } from '../../outbound/json.ts';
import { retryAfterMs } from '../../outbound/retry-after.ts';
import { NodeTrouble } from './errors.ts';

export type RpcRefusal = Readonly<{ code: number; message: string; data?: unknown }>;
export type Answer = Readonly<{ result: unknown }> | Readonly<{ error: RpcRefusal }>;

const Refusal = z.object({ code: z.number(), message: z.string(), data: z.unknown().optional() });

/** The maximum cool-down: a longer one that a node requests is cut to this. */
const LONGEST_REST_MS = 60_000;

/** The JSON-RPC response to call `id` in an HTTP response; throws NodeTrouble when there is none. */
export function readAnswer(host: string, id: number, reply: HttpResponse): Answer {
  requireFromNode(host, reply);
  return answerTo(host, id, [jsonOf(reply.text)], reply);
}

/**
 * The responses to the calls `ids` of one batch, in their order; undefined when the node does not support batches.
 * Throws NodeTrouble when any of them is missing.
 */
export function readAnswers(host: string, ids: readonly number[], reply: HttpResponse): readonly Answer[] | undefined {
  requireFromNode(host, reply);
  const body = jsonOf(reply.text);
  const refusal = Refusal.safeParse(isObject(body) ? body.error : undefined);
  if (!refusal.success) return ids.map((id) => answerTo(host, id, Array.isArray(body) ? body : [], reply));
  const { code, message } = refusal.data;
  if (saysSlowDown(refusal.data)) throw rateLimited(host, `JSON-RPC ${code}`, reply.retryAfter);
  if (code === INVALID_REQUEST || /batch/i.test(message)) return undefined;
  throw new NodeTrouble(host, 'not-json-rpc', `JSON-RPC error ${code} instead of the batch response`);
}

/** JSON-RPC's code for an invalid request, which a batch is to a node without batch support. */
const INVALID_REQUEST = -32600;

function requireFromNode(host: string, { status, retryAfter }: HttpResponse): void {
  if (status === 429) throw rateLimited(host, 'HTTP 429', retryAfter);
  // Some gateways send a JSON-RPC error with status 400; any other error status is about the gateway, not the call.
  if (status !== 200 && status !== 400) throw new NodeTrouble(host, 'http-status', `HTTP ${status}`);
}

function answerTo(host: string, id: number, items: readonly unknown[], { status, retryAfter }: HttpResponse): Answer {
  const body = items.filter(isObject).find((item) => item.id === id);
  if (body === undefined) throw new NodeTrouble(host, 'not-json-rpc', `HTTP ${status} without a response to the call`);
  const refusal = Refusal.safeParse(body.error);
  if (refusal.success) {
    if (saysSlowDown(refusal.data)) throw rateLimited(host, `JSON-RPC ${refusal.data.code}`, retryAfter);
    return { error: refusal.data };
  }
  if (status === 200 && 'result' in body && (body.error === undefined || body.error === null)) {
    return { result: body.result };
  }
  throw new NodeTrouble(host, 'not-json-rpc', `HTTP ${status} with neither a result nor an error`);
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Some hosted nodes report rate limiting as a JSON-RPC error with HTTP 200. A revert reason that mentions a limit does not count. */
function saysSlowDown({ code, message }: RpcRefusal): boolean {
  if (/revert/i.test(message)) return false;
  return (
    code === 429 || /rate.?limit|too many requests|request limit reached|compute units|credits limited/i.test(message)
  );
}

function rateLimited(host: string, detail: string, retryAfter: string | undefined): NodeTrouble {
  return new NodeTrouble(host, 'rate-limited', detail, restMs(retryAfter));
}

/** The cool-down that the node requests, up to a limit; undefined when it requests none. */
function restMs(retryAfter: string | undefined): number | undefined {
  const ms = retryAfterMs(retryAfter, new Date()) ?? 0;
  return ms > 0 ? Math.min(ms, LONGEST_REST_MS) : undefined;
}
