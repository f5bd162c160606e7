import { createNoopMeter, type Meter, type MeterProvider } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { EXPORT_MS, OtlpExporter } from './otlp-exporter.ts';
import { OtelTracer } from './tracer.otel.ts';
import type { LossReport, OnDropped, Sampling, TracingSettings } from './tracing-settings.ts';

/** What waits to be sent is at most some megabytes. */
const QUEUE = { maxQueueSize: 4_096, maxExportBatchSize: 512, scheduledDelayMillis: 2_000 };
const SPAN_LIMITS = { attributeCountLimit: 32, attributeValueLengthLimit: 256, linkCountLimit: 8 };
/** The exporter itself ends after EXPORT_MS. */
const MARGIN_MS = 1_000;

/** Tracing by the SDK of OpenTelemetry. Asks the collector for nothing before the first span has ended. */
export function openOtel(settings: TracingSettings, { dropped, rest }: LossReport): OtelTracer {
  const exporter = new OtlpExporter(settings.collector, (spans) => dropped(spans, 'refused'));
  const processor = new BatchSpanProcessor({
    ...QUEUE,
    exporter,
    exportTimeoutMillis: EXPORT_MS + MARGIN_MS,
    selfObsMeterProvider: dropMeter(dropped),
  });
  const provider = new TracerProvider({
    sampler: samplerOf(settings.sampling),
    spanLimits: SPAN_LIMITS,
    resource: resourceFromAttributes({ ...settings.resource }),
    spanProcessors: [processor],
  });
  return new OtelTracer(provider, exporter, rest);
}

function samplerOf({ ratio, followsParent }: Sampling): Sampler {
  const root =
    ratio >= 1 ? new AlwaysOnSampler() : ratio <= 0 ? new AlwaysOffSampler() : new TraceIdRatioBasedSampler(ratio);
  return followsParent ? new ParentBasedSampler({ root }) : root;
}

/** The SDK reports dropped spans by this counter only (OpenTelemetry semantic conventions, `otel.sdk.processor.span.processed`). */
const PROCESSED = 'otel.sdk.processor.span.processed';

function dropMeter(onDropped: OnDropped): MeterProvider {
  const quiet = createNoopMeter();
  const meter: Meter = Object.create(quiet, {
    createCounter: {
      value: (name: string) => ({
        add: (spans: number, { 'error.type': error }: Record<string, unknown> = {}) => {
          if (name !== PROCESSED || error === undefined) return;
          onDropped(spans, error === 'queue_full' ? 'queue-full' : 'not-delivered');
        },
      }),
    },
  });
  return { getMeter: () => meter };
}
