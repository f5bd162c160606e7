import http from 'node:http';
import https from 'node:https';
import { Socket } from 'node:net';
import { TLSSocket } from 'node:tls';
import type { AxiosError, AxiosInstance, AxiosRequestConfig } from 'axios';
import { HttpTrouble } from './http-trouble.ts';

export type ExchangeSettings = Readonly<{
  /** The maximum size of a response body in bytes, after decompression. */
  maxBytes: number;
  /** The connections per host in a separate pool; without it, Node's shared pool is used. */
  maxConnections?: number;
  /** The time limit to connect, TLS included; only with a separate pool. */
  connectMs?: number;
  /** The client certificate, and the authority that the server's certificate must have. */
  tls?: ClientTls;
}>;

/** PEM. */
export type ClientTls = Readonly<{ cert?: string; key?: string; ca?: string }>;

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

  constructor({ maxBytes, maxConnections, ...connecting }: ExchangeSettings) {
    const pool = maxConnections === undefined ? undefined : poolOf(maxConnections, connecting);
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

function poolOf(maxSockets: number, { connectMs, tls }: Pick<ExchangeSettings, 'connectMs' | 'tls'>) {
  const sockets = { keepAlive: true, maxSockets };
  const [httpAgent, httpsAgent] = [new http.Agent(sockets), new https.Agent({ ...sockets, ...tls })];
  if (connectMs !== undefined) for (const agent of [httpAgent, httpsAgent]) limitConnecting(agent, connectMs);
  return { httpAgent, httpsAgent };
}

/** Node's agents limit idle time, but not the time to connect. */
function limitConnecting(agent: http.Agent, limitMs: number): void {
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (options, callback) => {
    const socket = connect(options, callback);
    if (!(socket instanceof Socket)) return socket;
    const giveUp = setTimeout(
      () => socket.destroy(Object.assign(new Error('connecting took too long'), { code: 'ETIMEDOUT' })),
      limitMs,
    );
    const stop = () => clearTimeout(giveUp);
    socket.once(socket instanceof TLSSocket ? 'secureConnect' : 'connect', stop).once('close', stop);
    return socket;
  };
}

/** Only the error code is kept: the error itself contains the URL and the headers. */
function troubleOf({ code = 'unknown', message, request }: TransportError): HttpTrouble {
  if (code === 'ERR_CANCELED') return new HttpTrouble('timeout', code);
  if (message.startsWith('maxContentLength')) return new HttpTrouble('too-large', code);
  const lostIdleConnection = ['ECONNRESET', 'EPIPE'].includes(code) && request?.reusedSocket === true;
  return new HttpTrouble('unreachable', code, { lostIdleConnection });
}

type TransportError = Readonly<{ code?: string; message: string; request?: { reusedSocket?: boolean } }>;
