import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type Tracer as ApiTracer,
  type Context,
  createTraceState,
  type Link,
  type Span as RecordingSpan,
  ROOT_CONTEXT,
  type SpanContext,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import type { TracerProvider } from '@opentelemetry/sdk-trace';
import type { Span, SpanFacts, SpanSettings, TraceParent, Tracer } from '../../application/ports/observability.ts';
import type { OtlpExporter } from './otlp-exporter.ts';
import { noSpan } from './tracer.none.ts';

const KINDS = {
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  consumer: SpanKind.CONSUMER,
};
const CLOSE_MS = 1_000;

/** Spans by OpenTelemetry. Nothing is registered globally, so that no other package adds spans, and the current span is kept here. */
export class OtelTracer implements Tracer {
  readonly isOn = true;
  readonly #tracer: ApiTracer;
  readonly #provider: TracerProvider;
  readonly #exporter: OtlpExporter;
  readonly #current = new AsyncLocalStorage<OtelSpan>();
  readonly #onClosed: () => void;

  constructor(provider: TracerProvider, exporter: OtlpExporter, onClosed: () => void) {
    this.#onClosed = onClosed;
    this.#provider = provider;
    this.#exporter = exporter;
    this.#tracer = provider.getTracer('institutional-defi-api');
  }

  begin(name: string, { kind = 'internal', facts = {}, parent, links = [] }: SpanSettings = {}): Span {
    const current = this.#current.getStore();
    if (kind === 'client' && parent === undefined && current === undefined) return noSpan;
    const above = parent === undefined ? (current?.context ?? ROOT_CONTEXT) : contextOf(parent);
    const settings = { kind: KINDS[kind], attributes: facts, links: links.map(linkTo) };
    return new OtelSpan(this.#tracer.startSpan(name, settings, above));
  }

  within<T>(span: Span, work: () => T): T {
    return span instanceof OtelSpan ? this.#current.run(span, work) : work();
  }

  current(): TraceParent | undefined {
    return this.#current.getStore()?.place;
  }

  async close(): Promise<void> {
    const limit = setTimeout(() => void this.#exporter.shutdown(), CLOSE_MS);
    await Promise.allSettled([this.#provider.forceFlush(), this.#exporter.idle()]);
    clearTimeout(limit);
    await this.#provider.shutdown();
    this.#onClosed();
  }
}

class OtelSpan implements Span {
  readonly #span: RecordingSpan;
  /** The context of spans below this one. */
  readonly context: Context;
  readonly place: TraceParent;

  constructor(span: RecordingSpan) {
    this.#span = span;
    this.context = trace.setSpan(ROOT_CONTEXT, span);
    this.place = placeOf(span.spanContext());
  }

  rename(name: string): void {
    this.#span.updateName(name);
  }

  add(facts: SpanFacts): void {
    this.#span.setAttributes(facts);
  }

  fail(reason: string): void {
    this.#span.setAttribute('error.type', reason).setStatus({ code: SpanStatusCode.ERROR });
  }

  end(): void {
    this.#span.end();
  }
}

function placeOf({ traceId, spanId, traceFlags, traceState }: SpanContext): TraceParent {
  const sampled = (traceFlags & TraceFlags.SAMPLED) === TraceFlags.SAMPLED;
  return { traceId, spanId, sampled, ...(traceState && { state: traceState.serialize() }) };
}

const spanContextOf = ({ traceId, spanId, sampled, state }: TraceParent): SpanContext => ({
  traceId,
  spanId,
  traceFlags: sampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
  isRemote: true,
  ...(state !== undefined && { traceState: createTraceState(state) }),
});

const contextOf = (parent: TraceParent): Context => trace.setSpanContext(ROOT_CONTEXT, spanContextOf(parent));

const linkTo = (place: TraceParent): Link => ({ context: spanContextOf(place) });
