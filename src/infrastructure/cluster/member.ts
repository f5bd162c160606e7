import type { MetricObject } from 'prom-client';

/** How a process ended; `fault`: why it could not start, as it said itself. */
export type Ending = Readonly<{ code: number | null; signal: NodeJS.Signals | null; fault?: string }>;

/**
 * `drain`: the whole service stops, so load balancers are told first. `retire`: this process only is replaced, and the others serve on.
 */
export type Farewell = 'drain' | 'retire';

/** A process that serves requests. */
export type Member = Readonly<{
  pid: number | undefined;
  /** Resolves when it serves; never, when it ends before. */
  serving: Promise<void>;
  ended: Promise<Ending>;
  /** Lets it finish what it has begun. */
  dismiss(how: Farewell): void;
  /** Ends it at once. */
  kill(): void;
  /** Its metrics; undefined when it does not say in time. */
  figures(): Promise<readonly MetricObject[] | undefined>;
}>;
