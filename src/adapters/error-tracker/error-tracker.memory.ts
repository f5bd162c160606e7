import type { ErrorTracker, TrackedError } from '../../application/ports/observability.ts';
import type { CspViolation } from '../../domain/csp/csp-violation.ts';
import { BoundedErrors } from './bounded-errors.ts';
import type { ErrorReport } from './error-report.ts';

const KEPT = 1_000;

/** Stores the newest reports, oldest first. */
export class InMemoryErrorTracker implements ErrorTracker {
  readonly #reported: CspViolation[] = [];
  readonly #errors: (ErrorReport & Readonly<{ count: number }>)[] = [];
  readonly #bounded = new BoundedErrors((report, count) => keep(this.#errors, { ...report, count }));

  get reported(): readonly CspViolation[] {
    return structuredClone(this.#reported);
  }

  /** The errors that were sent. */
  get tracked(): readonly (ErrorReport & Readonly<{ count: number }>)[] {
    return structuredClone(this.#errors);
  }

  report(violation: CspViolation): void {
    keep(this.#reported, structuredClone(violation));
  }

  track(error: TrackedError): void {
    this.#bounded.take(error);
  }

  async flush(): Promise<void> {
    this.#bounded.flush();
  }
}

function keep<T>(kept: T[], one: T): void {
  kept.push(one);
  if (kept.length > KEPT) kept.shift();
}
