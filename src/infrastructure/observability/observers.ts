import type { AccessLog, Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';

/** Where everything that happens is logged and counted. */
export type Observers = Readonly<{ logger: Logger; accessLog: AccessLog; metrics: Metrics }>;
