import type { CspViolation } from '../../../domain/csp/csp-violation.ts';

/** A service that collects errors from users' browsers. */
export interface ErrorTracker {
  /** Sends the violation in the background and returns immediately. A violation that cannot be delivered is logged and dropped. */
  report(violation: CspViolation): void;
}
