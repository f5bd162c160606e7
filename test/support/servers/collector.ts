import { openTracer } from '../../../src/adapters/tracing/open-tracer.ts';
import type { RecordedSpan } from '../../../src/adapters/tracing/tracer.memory.ts';
import type { DropReason, Sampling } from '../../../src/adapters/tracing/tracing-settings.ts';
import type { SpanFacts, Tracer } from '../../../src/application/ports/observability.ts';
import { type Asked, type ProviderServer, startProviderServer } from './provider-server.ts';

type Value = Readonly<{ stringValue?: string; intValue?: number; doubleValue?: number; boolValue?: boolean }>;
type Attributes = readonly Readonly<{ key: string; value: Value }>[];
type Link = Readonly<{ traceId: string; spanId: string; flags?: number }>;
type OtlpSpan = Link &
  Readonly<{
    parentSpanId?: string;
    traceState?: string;
    name: string;
    kind: number;
    attributes?: Attributes;
    links?: readonly Link[];
    status?: Readonly<{ code?: number; message?: string }>;
    startTimeUnixNano: string;
    endTimeUnixNano: string;
  }>;
type Export = Readonly<{
  resourceSpans: readonly Readonly<{
    resource: Readonly<{ attributes: Attributes }>;
    scopeSpans: readonly Readonly<{ spans: readonly OtlpSpan[] }>[];
  }>[];
}>;

/** The numbers of `Span.SpanKind` and `Status.StatusCode` in OTLP. */
const KINDS = [undefined, 'internal', 'server', 'client', undefined, 'consumer'] as const;
const ERROR = 2;

/** A receiver of OTLP over HTTP in JSON. */
export type Collector = ProviderServer &
  Readonly<{
    /** The spans that it received, in the order in which they ended. */
    spans(): readonly RecordedSpan[];
    resource(): SpanFacts;
    /** A tracer that exports here; `dropped` lists what was not received. */
    tracer(sampling?: Partial<Sampling>): Promise<Tracer>;
    dropped: readonly (readonly [spans: number, reason: DropReason])[];
    /** How many losses there had been at each end of a tracer. */
    told: readonly number[];
  }>;

export async function startCollector(answer: (asked: Asked) => unknown = () => ({})): Promise<Collector> {
  const server = await startProviderServer(answer);
  const dropped: (readonly [number, DropReason])[] = [];
  const told: number[] = [];
  const exports = () => server.asked.map(({ body }) => body as Export).flatMap(({ resourceSpans }) => resourceSpans);
  return {
    ...server,
    spans: () => exports().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans.map(recorded))),
    resource: () => factsOf(exports()[0]?.resource.attributes),
    dropped,
    told,
    tracer: (sampling) =>
      openTracer(
        {
          collector: { url: `${server.url}/v1/traces`, headers: { authorization: 'Bearer key-of-the-collector' } },
          sampling: { ratio: 1, followsParent: true, ...sampling },
          resource: { 'service.name': 'tested' },
        },
        { dropped: (...drop) => void dropped.push(drop), rest: () => told.push(dropped.length) },
      ),
  };
}

function recorded({ name, kind, attributes, status, links = [], ...span }: OtlpSpan): RecordedSpan {
  const { 'error.type': failure, ...facts } = factsOf(attributes);
  return {
    name,
    kind: KINDS[kind] ?? 'internal',
    facts,
    place: { ...placeOf(span), ...(span.traceState && { state: span.traceState }) },
    parent: span.parentSpanId || undefined,
    links: links.map(placeOf),
    failure: status?.code === ERROR ? String(failure) : undefined,
  };
}

const placeOf = ({ traceId, spanId, flags = 1 }: Link) => ({ traceId, spanId, sampled: (flags & 1) === 1 });

const factsOf = (attributes: Attributes = []): SpanFacts =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0] as string]));
