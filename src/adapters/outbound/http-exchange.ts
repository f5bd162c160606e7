import http from 'node:http';
import https from 'node:https';
import type { AxiosError, AxiosInstance, AxiosRequestConfig } from 'axios';
import { HttpTrouble } from './http-trouble.ts';

export type ExchangeSettings = Readonly<{
  /** The maximum size of a response body in bytes, after decompression. */
  maxBytes: number;
  /** The connections per host in a separate pool; without it, Node's shared pool is used. */
  maxConnections?: number;
}>;

export type HttpRequest = Readonly<{
  method: 'GET' | 'POST';
  url: string;
  headers?: Readonly<Record<string, string>>;
  /** Sent byte for byte; its content type is in the headers. */
  body?: string;
}>;

export type HttpResponse = Readonly<{ status: number; text: string; retryAfter: string | undefined }>;

/**
 * Makes every outgoing request of this service: redirects are not followed, proxy variables of the environment are
 * ignored, and the response size is limited.
 */
export class HttpExchange {
  readonly #agents: readonly (http.Agent | https.Agent)[];
  readonly #settings: AxiosRequestConfig;
  #axios: Promise<AxiosInstance> | undefined;

  constructor({ maxBytes, maxConnections }: ExchangeSettings) {
    const pool = maxConnections === undefined ? undefined : poolOf(maxConnections);
    this.#agents = Object.values(pool ?? {});
    this.#settings = {
      ...pool,
      proxy: false,
      maxRedirects: 0,
      maxContentLength: maxBytes,
      responseType: 'text',
      transformRequest: (text: unknown) => text,
      transformResponse: (text: unknown) => text,
      validateStatus: () => true,
    };
  }

  /** The response with any status. Rejects with HttpTrouble when there was no complete response before the signal. */
  async send({ method, url, headers = {}, body }: HttpRequest, signal: AbortSignal): Promise<HttpResponse> {
    this.#axios ??= instanceOf(this.#settings);
    const axios = await this.#axios;
    try {
      const response = await axios.request<string>({
        method,
        url,
        headers,
        signal,
        ...(body !== undefined && { data: body }),
      });
      return { status: response.status, text: response.data, retryAfter: response.headers['retry-after'] };
    } catch (error) {
      throw isTransportError(error) ? troubleOf(error) : error;
    }
  }

  close(): void {
    for (const agent of this.#agents) agent.destroy();
  }
}

/** Loads the package with the first request: a start that asks nobody does not wait for it. */
const instanceOf = async (settings: AxiosRequestConfig) => (await import('axios')).default.create(settings);

const isTransportError = (error: unknown): error is AxiosError => error instanceof Error && 'isAxiosError' in error;

function poolOf(maxSockets: number) {
  const sockets = { keepAlive: true, maxSockets };
  return { httpAgent: new http.Agent(sockets), httpsAgent: new https.Agent(sockets) };
}

/** Only the error code is kept: the error itself contains the URL and the headers. */
function troubleOf({ code = 'unknown', message, request }: TransportError): HttpTrouble {
  if (code === 'ERR_CANCELED') return new HttpTrouble('timeout', code);
  if (message.startsWith('maxContentLength')) return new HttpTrouble('too-large', code);
  const lostIdleConnection = ['ECONNRESET', 'EPIPE'].includes(code) && request?.reusedSocket === true;
  return new HttpTrouble('unreachable', code, { lostIdleConnection });
}

type TransportError = Readonly<{ code?: string; message: string; request?: { reusedSocket?: boolean } }>;
