import type { MetricObject } from 'prom-client';
import type { Farewell } from './member.ts';

/** Set by the first process for its workers only; operators do not set it. */
export const SLOT_VARIABLE = 'WORKER_SLOT';

export type ToWorker = Readonly<{ is: Farewell }> | Readonly<{ is: 'figures'; question: number }>;
export type FromWorker =
  | Readonly<{ is: 'serving' }>
  | Readonly<{ is: 'fault'; fault: string }>
  | Readonly<{ is: 'figures'; question: number; figures: readonly MetricObject[] }>;
