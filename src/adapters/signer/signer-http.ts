import { type ClientTls, HttpExchange, type HttpRequest } from '../outbound/http-exchange.ts';
import { HttpTrouble } from '../outbound/http-trouble.ts';
import { UpstreamTrouble } from '../upstream/trouble.ts';

const MAX_BYTES = 1024 * 1024;
const MAX_CONNECTIONS = 32;
const CONNECT_MS = 500;

/** Requests to a signer over HTTP. */
export class SignerHttp {
  readonly #name: string;
  readonly #exchange: HttpExchange;

  constructor(name: string, tls?: ClientTls) {
    this.#name = name;
    this.#exchange = new HttpExchange({
      maxBytes: MAX_BYTES,
      maxConnections: MAX_CONNECTIONS,
      connectMs: CONNECT_MS,
      ...(tls && { tls }),
    });
  }

  /** The text of a response with status 200. Rejects with UpstreamTrouble. */
  async text(request: HttpRequest, signal: AbortSignal): Promise<string> {
    const { status, text } = await this.#exchange.send(request, signal).catch((error: unknown) => {
      throw error instanceof HttpTrouble ? new UpstreamTrouble(this.#name, error.reason, error.code) : error;
    });
    if (status === 200) return text;
    const reason = status === 429 ? 'rate-limited' : status >= 500 ? 'http-status' : 'refused';
    throw new UpstreamTrouble(this.#name, reason, `HTTP ${status}`, { status });
  }

  close(): void {
    this.#exchange.close();
  }
}
