import { noTracer } from '../../adapters/tracing/tracer.none.ts';
import { createLogger } from './logger.ts';
import { createMetrics } from './metrics.ts';
import type { Observers } from './observers.ts';

/** Observers without effect: for printing the API description, and for tests. */
export const silent = (): Observers => ({
  logger: createLogger('silent'),
  accessLog: () => {},
  metrics: createMetrics(),
  tracer: noTracer,
});
