import type { ErrorTracker } from '../../application/ports/system/error-tracker.ts';
import type { CspViolation } from '../../domain/csp/csp-violation.ts';

const KEPT = 1_000;

/** Stores the newest reports, oldest first. */
export class InMemoryErrorTracker implements ErrorTracker {
  readonly #reported: CspViolation[] = [];

  get reported(): readonly CspViolation[] {
    return structuredClone(this.#reported);
  }

  report(violation: CspViolation): void {
    this.#reported.push(structuredClone(violation));
    if (this.#reported.length > KEPT) this.#reported.shift();
  }
}
