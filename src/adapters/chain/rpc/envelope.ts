import { z } from 'zod';
import type { HttpResponse } from '../../outbound/http-exchange.ts';
import { jsonOf } from '../../outbound/json.ts';
import { retryAfterMs } from '../../outbound/retry-after.ts';
import { kindOf } from '../node-errors/kind-of.ts';
import { contractFailed } from './contract-failure.ts';
import { NodeTrouble } from './errors.ts';

export type RpcRefusal = Readonly<{ code: number; message: string; data?: unknown }>;
export type Answer = Readonly<{ result: unknown }> | Readonly<{ error: RpcRefusal }>;

/** A JSON-RPC error; some proxies write its code as text. */
const Refusal = z.object({ code: z.coerce.number(), message: z.string(), data: z.unknown().optional() });

/** The maximum cool-down: a longer one that a node requests is cut to this. */
const LONGEST_REST_MS = 60_000;
/** EIP-1474's "limit exceeded", for a gateway that says only that a request or its answer is too large. */
const TOO_LARGE: RpcRefusal = { code: -32005, message: 'HTTP 413: the request or its answer is too large' };
/** The code in place of one that a gateway's text does not have. */
const NO_CODE = 0;
const LONGEST_TEXT = 500;

/** The JSON-RPC response to call `id` in an HTTP response; throws NodeTrouble when there is none. */
export function readAnswer(host: string, id: number, reply: HttpResponse): Answer {
  return answerTo(host, id, jsonOf(reply.text), reply);
}

/**
 * The responses to the calls `ids` of one batch, in their order; undefined when the node does not support batches.
 * Throws NodeTrouble when any of them is missing.
 */
export function readAnswers(host: string, ids: readonly number[], reply: HttpResponse): readonly Answer[] | undefined {
  const body = jsonOf(reply.text);
  const [first, ...others] = Array.isArray(body) ? body : [body];
  const refusal = others.length === 0 ? refusalOfAll(first, reply) : undefined;
  if (refusal === undefined) return ids.map((id) => answerTo(host, id, body, reply));
  if (kindOf(refusal) === 'rate-limited') throw rateLimited(host, `JSON-RPC ${refusal.code}`, reply.retryAfter);
  if (refusal.code === INVALID_REQUEST || refusal === TOO_LARGE || /\bbatch/i.test(refusal.message)) return undefined;
  requireFromNode(host, reply);
  throw new NodeTrouble(host, 'not-json-rpc', `JSON-RPC error ${refusal.code} instead of the batch response`);
}

/** JSON-RPC's code for an invalid request, which a batch is to a node without batch support. */
const INVALID_REQUEST = -32600;

function answerTo(host: string, id: number, body: unknown, reply: HttpResponse): Answer {
  const items: readonly unknown[] = Array.isArray(body) ? body : [body];
  const own = items.filter(isObject).find((item) => item.id === id);
  const refusal = own === undefined ? refusalOfAll(items[0], reply) : (refusalIn(own.error) ?? wordsIn(own.error));
  if (refusal !== undefined) return refused(host, refusal, reply);
  requireFromNode(host, reply);
  const { status } = reply;
  if (own === undefined) throw new NodeTrouble(host, 'not-json-rpc', `HTTP ${status} without a response to the call`);
  if (status === 200 && 'result' in own && (own.error === undefined || own.error === null))
    return { result: own.result };
  throw new NodeTrouble(host, 'not-json-rpc', `HTTP ${status} with neither a result nor an error`);
}

/**
 * The error decides. The status decides only for a text that says nothing about the call: one that is unknown, and one in which a
 * gateway or a node says that it cannot serve it. Then the next node may.
 */
function refused(host: string, refusal: RpcRefusal, reply: HttpResponse): Answer {
  const kind = kindOf(refusal);
  if (kind === 'rate-limited') throw rateLimited(host, `JSON-RPC ${refusal.code}`, reply.retryAfter);
  const saysNothing = kind === 'unavailable' || (kind === undefined && !contractFailed(refusal));
  if (saysNothing && OF_GATEWAY.has(reply.status)) requireFromNode(host, reply);
  return { error: refusal };
}

/** Statuses with which a gateway speaks of itself or of the key, and not of the call. */
const OF_GATEWAY: ReadonlySet<number> = new Set([401, 402, 403, 407, 408, 429, 502, 503, 504]);

/** Any status but 200 that comes without an error that means something. */
function requireFromNode(host: string, { status, retryAfter }: HttpResponse): void {
  if (status === 429) throw rateLimited(host, 'HTTP 429', retryAfter);
  if (status !== 200 && status !== 400) throw new NodeTrouble(host, 'http-status', `HTTP ${status}`);
}

const refusalIn = (error: unknown): RpcRefusal | undefined => Refusal.safeParse(error).data;

/** The error of a response to the call itself, when it has no code or is only a text: the node answered nevertheless. */
function wordsIn(error: unknown): RpcRefusal | undefined {
  const message = isObject(error) ? error.message : error;
  return typeof message === 'string' && message !== '' ? { code: NO_CODE, message } : undefined;
}

/**
 * The error of a whole response, which has no id, or null. A gateway may write it without JSON-RPC, as a text or a page: then it
 * counts only when its text is known.
 */
function refusalOfAll(body: unknown, { status, text }: HttpResponse): RpcRefusal | undefined {
  const { id, error, message }: Record<string, unknown> = isObject(body) ? body : {};
  if (id !== undefined && id !== null) return undefined;
  const refusal = refusalIn(error) ?? refusalIn(body);
  if (refusal !== undefined) return refusal;
  const words = [error, message, body === undefined && status !== 200 ? textOf(text) : undefined];
  const said = words.find((word) => typeof word === 'string') as string | undefined;
  const written = { code: NO_CODE, message: said ?? '' };
  if (kindOf(written) !== undefined) return written;
  return status === 413 ? TOO_LARGE : undefined;
}

/** The words of a page or a text. */
const textOf = (text: string) =>
  text
    .slice(0, 4 * LONGEST_TEXT)
    .replaceAll(/<[^>]*>/g, ' ')
    .trim()
    .slice(0, LONGEST_TEXT);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function rateLimited(host: string, detail: string, retryAfter: string | undefined): NodeTrouble {
  return new NodeTrouble(host, 'rate-limited', detail, restMs(retryAfter));
}

/** The cool-down that the node requests, up to a limit; undefined when it requests none. */
function restMs(retryAfter: string | undefined): number | undefined {
  const ms = retryAfterMs(retryAfter, new Date()) ?? 0;
  return ms > 0 ? Math.min(ms, LONGEST_REST_MS) : undefined;
}
