import { HttpExchange, type HttpResponse } from '../../outbound/http-exchange.ts';
import { HttpTrouble } from '../../outbound/http-trouble.ts';
import { type Answer, type RpcRefusal, readAnswer, readAnswers } from './envelope.ts';
import { NodeTrouble, RpcError } from './errors.ts';

/** Far above any legitimate response: 10,000 logs are about 8 MB. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
const MAX_CONNECTIONS = 64;
/** EIP-1474's "limit exceeded", as a node would return it. */
const ANSWER_TOO_LARGE: RpcRefusal = { code: -32005, message: `response size exceeded ${MAX_ANSWER_BYTES} bytes` };
/** Shorter segments of a URL are versions and network names; keys are longer. */
const SHORTEST_KEY = 8;

export type RpcCall = readonly [method: string, params: readonly unknown[]];
/** The result of one call of several: a node may return an error for some and results for others. */
export type Settled = Readonly<{ result: unknown } | { refusal: RpcError }>;

/** JSON-RPC 2.0 client for one node over kept-alive HTTP connections: one call per request, or a batch. */
export class JsonRpcClient {
  /** The part of the URL that may be logged: the rest contains keys. */
  readonly host: string;
  readonly #url: string;
  readonly #keys: readonly string[];
  readonly #exchange = new HttpExchange({ maxBytes: MAX_ANSWER_BYTES, maxConnections: MAX_CONNECTIONS });
  #lastId = 0;
  #takesBatches = true;

  constructor(url: string) {
    if (!URL.canParse(url) || !/^https?:/.test(url)) throw new TypeError('An RPC URL must be an http or https URL');
    const { host, username, password, pathname, searchParams } = new URL(url);
    this.host = host;
    this.#url = url;
    this.#keys = [username, password, ...pathname.split('/'), ...searchParams.values()].filter(
      (part) => part.length >= SHORTEST_KEY,
    );
  }

  /** The result of one call. Rejects with RpcError for an error of the node, with NodeTrouble when there is no usable response. */
  async call(method: string, params: readonly unknown[], signal: AbortSignal): Promise<unknown> {
    const call = this.#numbered([method, params]);
    const settled = this.#settled(
      method,
      readAnswer(this.host, call.id, await this.#post(method, JSON.stringify(call), signal)),
    );
    if ('refusal' in settled) throw settled.refusal;
    return settled.result;
  }

  /**
   * The result of each call, in order, from one batch request, or from one request per call when the node does not
   * support batches. Rejects with NodeTrouble when any response is missing.
   */
  async callAll(calls: readonly RpcCall[], signal: AbortSignal): Promise<readonly Settled[]> {
    const together = this.#takesBatches ? await this.#callTogether(calls, signal) : undefined;
    if (together !== undefined) return together;
    this.#takesBatches = false;
    return await Promise.all(
      calls.map(([method, params]) => this.call(method, params, signal).then(asResult, asRefusal)),
    );
  }

  close(): void {
    this.#exchange.close();
  }

  async #callTogether(calls: readonly RpcCall[], signal: AbortSignal): Promise<readonly Settled[] | undefined> {
    const numbered = calls.map((call) => this.#numbered(call));
    const reply = await this.#post('a batch', JSON.stringify(numbered), signal);
    const ids = numbered.map(({ id }) => id);
    return readAnswers(this.host, ids, reply)?.map((answer, i) => this.#settled(calls[i]?.[0] ?? '', answer));
  }

  #numbered([method, params]: RpcCall) {
    this.#lastId += 1;
    return { jsonrpc: '2.0', id: this.#lastId, method, params };
  }

  #settled(method: string, answer: Answer): Settled {
    if ('error' in answer) return { refusal: new RpcError(method, this.#withoutKeys(answer.error)) };
    return answer;
  }

  async #post(method: string, body: string, signal: AbortSignal): Promise<HttpResponse> {
    try {
      return await this.#send(body, signal).catch((error: unknown) => {
        // There was no response: the node closed the connection before the request reached it.
        if (error instanceof HttpTrouble && error.lostIdleConnection) return this.#send(body, signal);
        throw error;
      });
    } catch (error) {
      throw error instanceof HttpTrouble ? this.#named(method, error) : error;
    }
  }

  #send(body: string, signal: AbortSignal): Promise<HttpResponse> {
    const headers = { 'content-type': 'application/json' };
    return this.#exchange.send({ method: 'POST', url: this.#url, headers, body }, signal);
  }

  #named(method: string, { reason, code }: HttpTrouble): NodeTrouble | RpcError {
    if (reason === 'timeout') return new NodeTrouble(this.host, reason, 'timed out');
    // Another node would return as much data: the caller must request less.
    if (reason === 'too-large') return new RpcError(method, ANSWER_TOO_LARGE);
    return new NodeTrouble(this.host, reason, `no complete response (${code})`);
  }

  #withoutKeys(refusal: RpcRefusal): RpcRefusal {
    const text = this.#keys.reduce((told, key) => told.replaceAll(key, '[key]'), JSON.stringify(refusal));
    return JSON.parse(text) as RpcRefusal;
  }
}

const asResult = (result: unknown): Settled => ({ result });

function asRefusal(error: unknown): Settled {
  if (error instanceof RpcError) return { refusal: error };
  throw error;
}
