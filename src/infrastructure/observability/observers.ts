import type { AccessLog, Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';

/** Logs and counts domain events. */
export type Observers = Readonly<{ logger: Logger; accessLog: AccessLog; metrics: Metrics }>;
