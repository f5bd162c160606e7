import { JsonTraceSerializer } from '@opentelemetry/otlp-transformer';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import { HttpExchange, type HttpResponse } from '../outbound/http-exchange.ts';
import { HttpTrouble } from '../outbound/http-trouble.ts';
import type { Collector } from './tracing-settings.ts';

type Done = Parameters<SpanExporter['export']>[1];

/** One batch has as long, whatever the collector does. */
export const EXPORT_MS = 5_000;
const MAX_RESPONSE_BYTES = 64 * 1024;
const MAX_CONNECTIONS = 2;
/** The values of `ExportResultCode`. */
const [SUCCESS, FAILED] = [0, 1];

/** Sends spans by OTLP over HTTP. A batch is sent once: a collector that is down must not make spans pile up. */
export class OtlpExporter implements SpanExporter {
  readonly #collector: Collector;
  readonly #onRefused: (spans: number) => void;
  readonly #closing = new AbortController();
  readonly #sending = new Set<Promise<void>>();
  readonly #exchange = new HttpExchange({ maxBytes: MAX_RESPONSE_BYTES, maxConnections: MAX_CONNECTIONS });

  /** `onRefused`: the collector accepted a batch except for some of its spans. */
  constructor(collector: Collector, onRefused: (spans: number) => void) {
    this.#collector = collector;
    this.#onRefused = onRefused;
  }

  export(spans: ReadableSpan[], done: Done): void {
    const sending = this.#deliver(spans).then(
      () => done({ code: SUCCESS }),
      (error: Error) => done({ code: FAILED, error }),
    );
    this.#sending.add(sending);
    void sending.finally(() => this.#sending.delete(sending));
  }

  /** Resolves once nothing is being sent. */
  async idle(): Promise<void> {
    await Promise.all(this.#sending);
  }

  /** Aborts the export in progress. */
  async shutdown(): Promise<void> {
    this.#closing.abort();
    this.#exchange.close();
  }

  async #deliver(spans: ReadableSpan[]): Promise<void> {
    const signal = AbortSignal.any([AbortSignal.timeout(EXPORT_MS), this.#closing.signal]);
    const body = Buffer.from(JsonTraceSerializer.serializeRequest(spans) ?? []).toString();
    const { status, text } = await this.#send(body, signal);
    if (status < 200 || status > 299) throw new Error(`HTTP ${status}`);
    const refused = Number(JsonTraceSerializer.deserializeResponse(Buffer.from(text)).partialSuccess?.rejectedSpans);
    if (refused > 0) this.#onRefused(refused);
  }

  async #send(body: string, signal: AbortSignal): Promise<HttpResponse> {
    const { url, headers } = this.#collector;
    const request = { method: 'POST' as const, url, headers: { ...headers, 'content-type': 'application/json' }, body };
    return await this.#exchange.send(request, signal).catch((error: unknown) => {
      if (error instanceof HttpTrouble && error.lostIdleConnection) return this.#exchange.send(request, signal);
      throw error;
    });
  }
}
