import http from 'node:http';
import https from 'node:https';
import axios, { type AxiosInstance, isAxiosError } from 'axios';
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
  readonly #axios: AxiosInstance;

  constructor({ maxBytes, maxConnections }: ExchangeSettings) {
    const pool = maxConnections === undefined ? undefined : poolOf(maxConnections);
    this.#agents = Object.values(pool ?? {});
    this.#axios = axios.create({
      ...pool,
      proxy: false,
      maxRedirects: 0,
      maxContentLength: maxBytes,
      responseType: 'text',
      transformRequest: (text: unknown) => text,
      transformResponse: (text: unknown) => text,
      validateStatus: () => true,
    });
  }

  /** The response with any status. Rejects with HttpTrouble when there was no complete response before the signal. */
  async send({ method, url, headers = {}, body }: HttpRequest, signal: AbortSignal): Promise<HttpResponse> {
    try {
      const response = await this.#axios.request<string>({
        method,
        url,
        headers,
        signal,
        ...(body !== undefined && { data: body }),
      });
      return { status: response.status, text: response.data, retryAfter: response.headers['retry-after'] };
    } catch (error) {
      throw isAxiosError(error) ? troubleOf(error) : error;
    }
  }

  close(): void {
    for (const agent of this.#agents) agent.destroy();
  }
}

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
