import { z } from 'zod';
import { NodeTrouble } from './errors.ts';

export type RpcRefusal = Readonly<{ code: number; message: string; data?: unknown }>;
export type Answer = Readonly<{ result: unknown }> | Readonly<{ error: RpcRefusal }>;
export type HttpReply = Readonly<{ status: number; text: string; retryAfter: string | undefined }>;

const Refusal = z.object({ code: z.number(), message: z.string(), data: z.unknown().optional() });

/** A node that names a longer rest is asked again after this all the same. */
const LONGEST_REST_MS = 60_000;

/** The JSON-RPC answer to call `id` in an HTTP reply; throws NodeTrouble when there is none. */
export function readAnswer(host: string, id: number, { status, text, retryAfter }: HttpReply): Answer {
  if (status === 429) throw rateLimited(host, 'HTTP 429', retryAfter);
  // Some gateways send a JSON-RPC refusal with 400; any other status speaks of the gateway, not of the question.
  if (status !== 200 && status !== 400) throw new NodeTrouble(host, 'http-status', `HTTP ${status}`);
  const body = parseObject(text);
  if (body?.id !== id) throw new NodeTrouble(host, 'not-json-rpc', `HTTP ${status} without the answer to the call`);
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

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** A 429 in other clothes: hosted nodes also send it as a JSON-RPC error with status 200. A contract's own words do not count. */
function saysSlowDown({ code, message }: RpcRefusal): boolean {
  if (/revert/i.test(message)) return false;
  return (
    code === 429 || /rate.?limit|too many requests|request limit reached|compute units|credits limited/i.test(message)
  );
}

function rateLimited(host: string, detail: string, retryAfter: string | undefined): NodeTrouble {
  return new NodeTrouble(host, 'rate-limited', detail, restMs(retryAfter));
}

/** Milliseconds in a Retry-After header, which holds seconds or a date. */
function restMs(retryAfter: string | undefined): number | undefined {
  if (retryAfter === undefined) return undefined;
  const ms = /^\d+$/.test(retryAfter) ? Number(retryAfter) * 1000 : Date.parse(retryAfter) - Date.now();
  return ms > 0 ? Math.min(ms, LONGEST_REST_MS) : undefined;
}
