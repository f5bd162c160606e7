import type { TroubleReason } from './trouble.ts';

/** The state of one provider, as this process knows it. */
export type UpstreamState = Readonly<{
  /** Calls per window that the plan allows. */
  calls: number;
  /** Calls that are left in the window, for all processes that share the budget. */
  left(): Promise<number>;
  /** In a cool-down after failures or a 429. */
  isResting(): boolean;
}>;

/** Counts what providers are asked. */
export interface UpstreamMeter {
  called(upstream: string, outcome: 'answered' | TroubleReason): void;
  /** Read whenever the metrics are read. */
  watch(upstream: string, state: UpstreamState): void;
}
