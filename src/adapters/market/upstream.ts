import axios, { type AxiosInstance, type AxiosResponse, isAxiosError } from 'axios';
import type { z } from 'zod';

export type UpstreamSettings = Readonly<{
  baseUrl: string;
  headers?: Readonly<Record<string, string>>;
  /** How long a whole answer may take to arrive. */
  timeoutMs?: number;
}>;

/** An upstream gave no answer that can be used. Names the host alone: the rest of a request may hold keys. */
export class UpstreamTrouble extends Error {}

const TIMEOUT_MS = 4_000;
const MAX_ANSWER_BYTES = 1024 * 1024;
/** How long an upstream that says "too many requests" without more is left alone. */
const REST_MS = 60_000;
const LONGEST_REST_MS = 10 * 60_000;

/** Reads JSON from one public API, one question at a time, without trying again: whoever asks is waiting to be charged. */
export class Upstream {
  readonly #host: string;
  readonly #http: AxiosInstance;
  readonly #timeoutMs: number;
  /** On the clock of `performance.now()`. */
  #restsUntil = 0;

  constructor({ baseUrl, headers = {}, timeoutMs = TIMEOUT_MS }: UpstreamSettings) {
    this.#host = new URL(baseUrl).host;
    this.#timeoutMs = timeoutMs;
    this.#http = axios.create({
      baseURL: baseUrl,
      headers: { accept: 'application/json', ...headers },
      proxy: false,
      maxRedirects: 0,
      maxContentLength: MAX_ANSWER_BYTES,
      responseType: 'text',
      transformResponse: (text: unknown) => text,
      validateStatus: () => true,
    });
  }

  /** What the schema makes of the answer. Rejects with UpstreamTrouble. */
  async read<S extends z.ZodType>(path: string, schema: S): Promise<z.output<S>> {
    if (performance.now() < this.#restsUntil) throw this.#trouble('is left alone after too many requests');
    const { status, data, headers } = await this.#get(path);
    if (status === 429) this.#restsUntil = performance.now() + restMs(headers['retry-after']);
    if (status !== 200) throw this.#trouble(`answered ${status}`);
    const parsed = schema.safeParse(parseJson(data));
    if (!parsed.success) throw this.#trouble(`answered something else: ${faultsOf(parsed.error)}`);
    return parsed.data;
  }

  async #get(path: string): Promise<AxiosResponse<string>> {
    try {
      return await this.#http.get<string>(path, { signal: AbortSignal.timeout(this.#timeoutMs) });
    } catch (error) {
      if (!isAxiosError(error)) throw error;
      throw this.#trouble(`gave no whole answer in time (${error.code ?? 'unknown'})`);
    }
  }

  #trouble(what: string): UpstreamTrouble {
    return new UpstreamTrouble(`${this.#host} ${what}`);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const faultsOf = ({ issues }: z.ZodError): string =>
  issues.map(({ path, message }) => `${path.join('.')} ${message}`.trim()).join('; ');

/** Seconds in a Retry-After header; its other form, a date, is rare enough to be read as none. */
const restMs = (retryAfter: unknown): number =>
  /^\d{1,6}$/.test(String(retryAfter)) ? Math.min(Number(retryAfter) * 1000, LONGEST_REST_MS) : REST_MS;
