import { openTracer } from '../../adapters/tracing/open-tracer.ts';
import type { Tracer } from '../../application/ports/observability.ts';
import type { Config } from '../config/config.ts';
import { type AccessLog, createAccessLog, createLogger, type Logger } from './logger.ts';
import { logOfLostSpans } from './lost-spans.ts';
import { createMetrics, type Metrics } from './metrics.ts';

/** Logs, counts and traces domain events. */
export type Observers = Readonly<{ logger: Logger; accessLog: AccessLog; metrics: Metrics; tracer: Tracer }>;

/** While tracing is on, each line of its log names the trace to which it belongs. */
export async function openObservers({ server, tracing }: Pick<Config, 'server' | 'tracing'>): Promise<Observers> {
  const metrics = createMetrics();
  // Spans of any requests are lost together, so the line belongs to none of them.
  const lost = logOfLostSpans(createLogger(server.logLevel));
  const tracer = await openTracer(tracing.export, {
    dropped: (spans, reason) => {
      metrics.countDroppedSpans(spans, reason);
      lost.dropped(spans, reason);
    },
    rest: () => lost.rest(),
  });
  const fields = () => {
    const current = tracer.current();
    return current === undefined ? {} : { traceId: current.traceId };
  };
  const logger = createLogger(server.logLevel, undefined, tracer.isOn ? fields : undefined);
  return { logger, accessLog: createAccessLog(server.logLevel), metrics, tracer };
}
