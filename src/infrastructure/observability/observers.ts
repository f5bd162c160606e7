import { openTracer } from '../../adapters/tracing/open-tracer.ts';
import type { DropReason, LossReport } from '../../adapters/tracing/tracing-settings.ts';
import type { Tracer } from '../../application/ports/observability.ts';
import type { Config } from '../config/config.ts';
import { type AccessLog, createAccessLog, createLogger, type Logger } from './logger.ts';
import { createMetrics, type Metrics } from './metrics.ts';

/** The least time between two reports. */
const LOST_EVERY_MS = 60_000;

/**
 * Writes a line for each reason for which spans were lost: at once, then once a minute while more are lost, and at the end, with the
 * number since the line before.
 */
export function logOfLostSpans(logger: Pick<Logger, 'warn'>): LossReport {
  const untold = new Map<DropReason, number>();
  let quiet: NodeJS.Timeout | undefined;
  const rest = () => {
    for (const [reason, spans] of untold)
      logger.warn({ spans, reason }, 'spans were not received by the collector of traces');
    untold.clear();
  };
  const tell = () => {
    quiet = untold.size === 0 ? undefined : setTimeout(tell, LOST_EVERY_MS).unref();
    rest();
  };
  return {
    dropped: (spans, reason) => {
      untold.set(reason, (untold.get(reason) ?? 0) + spans);
      if (quiet === undefined) tell();
    },
    rest,
  };
}

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
