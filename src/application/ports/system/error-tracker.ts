import type { CspViolation } from '../../../domain/csp/csp-violation.ts';

/** A service that gathers what goes wrong in people's browsers. */
export interface ErrorTracker {
  /** Hands the violation over in the background and returns at once. What cannot be delivered is told to the operator and dropped. */
  report(violation: CspViolation): void;
}
