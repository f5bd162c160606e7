import type { ErrorTracker } from '../../application/ports/observability.ts';

/** Errors are in the log only. */
export const noErrorTracker: ErrorTracker = {
  report: () => {},
  track: () => {},
  flush: async () => {},
};
