import type { CspViolation } from '../../../domain/csp/csp-violation.ts';
import type { TraceParent } from './tracer.ts';

/** An error that nobody expected, or work that failed for good; never an expected refusal. */
export type TrackedError = Readonly<{
  /** What failed: a request that received status 500, a run of a job, something queued, or the whole process. */
  source: 'request' | 'job' | 'message' | 'notice' | 'process';
  /** The method and the template of the path, the name of the job, or the channel: a constant of the service. */
  place: string;
  error: unknown;
  /** The code of the response. */
  code?: string | undefined;
  requestId?: string | undefined;
  /** The span in which it happened. */
  trace?: TraceParent | undefined;
}>;

/** A service that collects errors of users' browsers, and of this service. */
export interface ErrorTracker {
  /** Sends the violation in the background and returns immediately. A violation that cannot be delivered is logged and dropped. */
  report(violation: CspViolation): void;
  /**
   * Sends the error in the background and returns immediately. Of equal errors within a minute only the first is sent, and then how many
   * more there were. What could be a secret or personal in messages is replaced. An error that cannot be delivered is logged and dropped.
   */
  track(error: TrackedError): void;
  /** Sends counts that wait. Resolves once nothing is being sent. */
  flush(): Promise<void>;
}
