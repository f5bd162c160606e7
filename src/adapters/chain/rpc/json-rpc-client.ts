import http from 'node:http';
import https from 'node:https';
import axios, { type AxiosInstance, isAxiosError } from 'axios';
import { type Answer, type HttpReply, type RpcRefusal, readAnswer, readAnswers } from './envelope.ts';
import { NodeTrouble, RpcError } from './errors.ts';

/** Far above any honest answer: 10,000 logs are about 8 MB. */
const MAX_ANSWER_BYTES = 32 * 1024 * 1024;
/** EIP-1474's "limit exceeded", as a node would say it. */
const ANSWER_TOO_LARGE: RpcRefusal = { code: -32005, message: `response size exceeded ${MAX_ANSWER_BYTES} bytes` };
/** Shorter parts of a URL are versions and network names; keys are longer. */
const SHORTEST_KEY = 8;

export type RpcCall = readonly [method: string, params: readonly unknown[]];
/** What became of one call of several: the node may refuse some and answer the others. */
export type Settled = Readonly<{ result: unknown } | { refusal: RpcError }>;

/** JSON-RPC 2.0 with one node over HTTP, over kept-alive connections: one call a request, or several. */
export class JsonRpcClient {
  /** All of the URL that may be told: the rest holds keys. */
  readonly host: string;
  readonly #url: string;
  readonly #keys: readonly string[];
  readonly #agent: http.Agent | https.Agent;
  readonly #http: AxiosInstance;
  #lastId = 0;
  #takesBatches = true;

  constructor(url: string) {
    if (!URL.canParse(url) || !/^https?:/.test(url)) throw new TypeError('An RPC URL must be an http or https URL');
    const { host, protocol, username, password, pathname, searchParams } = new URL(url);
    this.host = host;
    this.#url = url;
    this.#keys = [username, password, ...pathname.split('/'), ...searchParams.values()].filter(
      (part) => part.length >= SHORTEST_KEY,
    );
    const sockets = { keepAlive: true, maxSockets: 64 };
    this.#agent = protocol === 'https:' ? new https.Agent(sockets) : new http.Agent(sockets);
    this.#http = axios.create({
      httpAgent: this.#agent,
      httpsAgent: this.#agent,
      proxy: false,
      maxRedirects: 0,
      maxContentLength: MAX_ANSWER_BYTES,
      headers: { 'content-type': 'application/json' },
      responseType: 'text',
      transformResponse: (text: unknown) => text,
      validateStatus: () => true,
    });
  }

  /** The result of one call. Rejects with RpcError when the node refuses, with NodeTrouble when it gives no answer. */
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
   * What became of each call, in their order: of one request, or of one each with a node that takes no batches. Rejects with
   * NodeTrouble when the node does not answer them all.
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
    this.#agent.destroy();
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

  async #post(method: string, body: string, signal: AbortSignal): Promise<HttpReply> {
    try {
      return await this.#send(body, signal).catch((error: unknown) => {
        if (lostIdleConnection(error)) return this.#send(body, signal);
        throw error;
      });
    } catch (error) {
      throw this.#translated(method, error);
    }
  }

  async #send(body: string, signal: AbortSignal): Promise<HttpReply> {
    const { status, data, headers } = await this.#http.post<string>(this.#url, body, { signal });
    return { status, text: data, retryAfter: headers['retry-after'] };
  }

  /** Of a transport error only the code is kept: the error itself holds the URL. */
  #translated(method: string, error: unknown): unknown {
    if (!isAxiosError(error)) return error;
    if (error.code === 'ERR_CANCELED') return new NodeTrouble(this.host, 'timeout', 'timed out');
    // Another node would send as much: it is for the caller to ask for less.
    if (error.message.startsWith('maxContentLength')) return new RpcError(method, ANSWER_TOO_LARGE);
    return new NodeTrouble(this.host, 'unreachable', `no complete response (${error.code ?? 'unknown'})`);
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

/** The server closed a kept-alive connection at the moment that it was used again: nothing was answered, and a new one will do. */
function lostIdleConnection(error: unknown): boolean {
  return (
    isAxiosError(error) && ['ECONNRESET', 'EPIPE'].includes(error.code ?? '') && error.request?.reusedSocket === true
  );
}
