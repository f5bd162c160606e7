import type { Clock } from '../../application/ports/system.ts';
import { HttpExchange } from '../outbound/http-exchange.ts';
import { HttpTrouble } from '../outbound/http-trouble.ts';
import { jsonOf } from '../outbound/json.ts';
import { retryAfterMs } from '../outbound/retry-after.ts';
import { methodOf, type UpstreamRequest, urlOf } from './request.ts';
import { UpstreamTrouble } from './trouble.ts';

export type HttpClientSettings = Readonly<{
  /** The provider's name in messages. */
  name: string;
  baseUrl: string;
  maxBytes: number;
  headers?: Readonly<Record<string, string>>;
  /** Query parameters that hold keys. */
  secretQuery?: Readonly<Record<string, string>>;
  /** Creates authentication headers from the request; called for each attempt. */
  sign?: (sent: Sent) => Readonly<Record<string, string>>;
}>;

/** The request as sent: the path with its query, and the exact body, empty if there is none. */
export type Sent = Readonly<{ method: 'GET' | 'POST'; target: string; body: string }>;

/** The response, and its length in characters. */
export type Received = Readonly<{ json: unknown; size: number }>;

const MAX_CONNECTIONS = 16;

/** Reads JSON from one provider: builds the request, and maps statuses to failures. */
export class HttpClient {
  readonly #settings: HttpClientSettings;
  readonly #clock: Clock;
  readonly #exchange: HttpExchange;

  constructor(settings: HttpClientSettings, clock: Clock) {
    this.#settings = settings;
    this.#clock = clock;
    this.#exchange = new HttpExchange({ maxBytes: settings.maxBytes, maxConnections: MAX_CONNECTIONS });
  }

  /**
   * The JSON of a 2xx response, or of an error response listed in `explainedOn`; undefined for a status in `absentOn`.
   * Rejects with UpstreamTrouble.
   */
  async send(
    request: UpstreamRequest,
    signal: AbortSignal,
    onStatus: (status: number) => void = () => {},
  ): Promise<Received | undefined> {
    const { status, text, retryAfter } = await this.#receive(request, signal);
    onStatus(status);
    if (request.absentOn?.includes(status)) return undefined;
    if (request.explainedOn?.includes(status)) return { json: this.#parse(text), size: text.length };
    if (status === 429) {
      const waitMs = retryAfterMs(retryAfter, this.#clock.now());
      throw this.#trouble('rate-limited', 'HTTP 429', { status, ...(waitMs !== undefined && { waitMs }) });
    }
    if (status === 401 || status === 403) throw this.#trouble('refused', `HTTP ${status}`, { status });
    if (status < 200 || status > 299) throw this.#trouble('http-status', `HTTP ${status}`, { status });
    const json = this.#parse(text);
    const waitMs = request.limitWaitOf?.(json);
    if (waitMs !== undefined)
      throw this.#trouble('rate-limited', 'reported that its rate limit is reached', { status, waitMs });
    return { json, size: text.length };
  }

  close(): void {
    this.#exchange.close();
  }

  async #receive(request: UpstreamRequest, signal: AbortSignal) {
    const { baseUrl, headers, secretQuery = {}, sign } = this.#settings;
    const url = urlOf(baseUrl, request, secretQuery);
    const { pathname, search } = new URL(url);
    const body = request.body === undefined ? '' : JSON.stringify(request.body);
    const method = methodOf(request);
    const sent = {
      accept: 'application/json',
      ...headers,
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...sign?.({ method, target: `${pathname}${search}`, body }),
    };
    try {
      return await this.#exchange.send({ method, url, headers: sent, ...(method === 'POST' && { body }) }, signal);
    } catch (error) {
      throw error instanceof HttpTrouble ? this.#named(error) : error;
    }
  }

  #named({ reason, code }: HttpTrouble): UpstreamTrouble {
    if (reason === 'timeout') return this.#trouble(reason, 'timed out');
    if (reason === 'too-large') return this.#trouble(reason, `more than ${this.#settings.maxBytes} bytes`);
    return this.#trouble(reason, `no complete response (${code})`);
  }

  #parse(text: string): unknown {
    const json = jsonOf(text);
    if (json === undefined) throw this.#trouble('not-json', 'the response is not JSON');
    return json;
  }

  #trouble(...[reason, detail, more]: OwnTrouble): UpstreamTrouble {
    return new UpstreamTrouble(this.#settings.name, reason, detail, more);
  }
}

type OwnTrouble = ConstructorParameters<typeof UpstreamTrouble> extends [string, ...infer Rest] ? Rest : never;
