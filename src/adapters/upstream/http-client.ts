import http from 'node:http';
import https from 'node:https';
import axios, { type AxiosInstance, isAxiosError } from 'axios';
import type { Clock } from '../../application/ports/system/clock.ts';
import { type UpstreamRequest, urlOf } from './request.ts';
import { retryAfterMs } from './retry-after.ts';
import { UpstreamTrouble } from './trouble.ts';

export type HttpClientSettings = Readonly<{
  /** How the upstream is called in messages. */
  name: string;
  baseUrl: string;
  maxBytes: number;
  headers?: Readonly<Record<string, string>>;
  /** Query parameters that hold keys. */
  secretQuery?: Readonly<Record<string, string>>;
  /** Headers that prove who asks, made of what is sent; anew for each attempt. */
  sign?: (sent: Sent) => Readonly<Record<string, string>>;
}>;

/** A request as it leaves: its path with its query, and its body to the byte, empty without one. */
export type Sent = Readonly<{ method: 'GET' | 'POST'; target: string; body: string }>;

/** What came, and its length in characters. */
export type Received = Readonly<{ json: unknown; size: number }>;

/** One exchange with one upstream: no redirects, no proxy of the environment, a size limit on what is unpacked. */
export class HttpClient {
  readonly #settings: HttpClientSettings;
  readonly #clock: Clock;
  readonly #agents = [new http.Agent(sockets), new https.Agent(sockets)] as const;
  readonly #axios: AxiosInstance;

  constructor(settings: HttpClientSettings, clock: Clock) {
    this.#settings = settings;
    this.#clock = clock;
    this.#axios = axios.create({
      httpAgent: this.#agents[0],
      httpsAgent: this.#agents[1],
      proxy: false,
      maxRedirects: 0,
      maxContentLength: settings.maxBytes,
      headers: { accept: 'application/json', ...settings.headers },
      responseType: 'text',
      transformRequest: (text: unknown) => text,
      transformResponse: (text: unknown) => text,
      validateStatus: () => true,
    });
  }

  /** The JSON that came with a 2xx, or with a refusal that explains itself; undefined when the upstream has no such thing. Rejects with UpstreamTrouble. */
  async send(request: UpstreamRequest, signal: AbortSignal): Promise<Received | undefined> {
    const { status, data, headers } = await this.#exchange(request, signal);
    if (request.absentOn?.includes(status)) return undefined;
    if (request.explainedOn?.includes(status)) return { json: this.#parse(data), size: data.length };
    if (status === 429) {
      const waitMs = retryAfterMs(headers['retry-after'] as string | undefined, this.#clock.now());
      throw this.#trouble('rate-limited', 'HTTP 429', { status, ...(waitMs !== undefined && { waitMs }) });
    }
    if (status === 401 || status === 403) throw this.#trouble('refused', `HTTP ${status}`, { status });
    if (status < 200 || status > 299) throw this.#trouble('http-status', `HTTP ${status}`, { status });
    const json = this.#parse(data);
    const waitMs = request.limitWaitOf?.(json);
    if (waitMs !== undefined)
      throw this.#trouble('rate-limited', 'reported that its rate limit is reached', { status, waitMs });
    return { json, size: data.length };
  }

  close(): void {
    for (const agent of this.#agents) agent.destroy();
  }

  async #exchange(request: UpstreamRequest, signal: AbortSignal) {
    const { baseUrl, secretQuery = {}, sign } = this.#settings;
    const url = urlOf(baseUrl, request, secretQuery);
    const { pathname, search } = new URL(url);
    const body = request.body === undefined ? '' : JSON.stringify(request.body);
    const method = request.body === undefined ? 'GET' : 'POST';
    const headers = {
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...sign?.({ method, target: `${pathname}${search}`, body }),
    };
    try {
      return await this.#axios.request<string>({
        method,
        url,
        headers,
        signal,
        ...(method === 'POST' && { data: body }),
      });
    } catch (error) {
      throw this.#translated(error);
    }
  }

  /** Of a transport error only the code is kept: the error itself holds URL and headers. */
  #translated(error: unknown): unknown {
    if (!isAxiosError(error)) return error;
    if (error.code === 'ERR_CANCELED') return this.#trouble('timeout', 'timed out');
    if (error.message.startsWith('maxContentLength'))
      return this.#trouble('too-large', `more than ${this.#settings.maxBytes} bytes`);
    return this.#trouble('unreachable', `no complete response (${error.code ?? 'unknown'})`);
  }

  #parse(text: string): unknown {
    try {
      return /__proto__|\\u005f/i.test(text) ? JSON.parse(text, withoutPrototypes) : JSON.parse(text);
    } catch {
      throw this.#trouble('not-json', 'the response is not JSON');
    }
  }

  #trouble(...[reason, detail, more]: OwnTrouble): UpstreamTrouble {
    return new UpstreamTrouble(this.#settings.name, reason, detail, more);
  }
}

type OwnTrouble = ConstructorParameters<typeof UpstreamTrouble> extends [string, ...infer Rest] ? Rest : never;

const sockets = { keepAlive: true, maxSockets: 16 };

/** A key of this name would change what an object is, not what it holds. */
const withoutPrototypes = (key: string, value: unknown) => (key === '__proto__' ? undefined : value);
