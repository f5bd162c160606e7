import type { Tracer } from '../../application/ports/observability.ts';
import { noTracer } from './tracer.none.ts';
import type { LossReport, TracingSettings } from './tracing-settings.ts';

/** Loads OpenTelemetry only when a collector is configured. */
export async function openTracer(settings: TracingSettings | undefined, losses: LossReport): Promise<Tracer> {
  if (settings === undefined) return noTracer;
  const { openOtel } = await import('./open-otel.ts');
  return openOtel(settings, losses);
}
