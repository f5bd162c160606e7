import { type CspViolation, kindOf, sanitised } from '../../domain/csp/csp-violation.ts';
import type { Ports } from '../ports/index.ts';
import type { Clock } from '../ports/system.ts';
import { compose } from '../shared/compose.ts';

/** Samples events: the first of each kind in every window, and at most `size` kinds per window. */
class Sample {
  readonly #clock: Clock;
  readonly #size: number;
  readonly #everyMs: number;
  readonly #taken = new Set<string>();
  #until = 0;

  constructor({ clock, size, everyMs }: Readonly<{ clock: Clock; size: number; everyMs: number }>) {
    this.#clock = clock;
    this.#size = size;
    this.#everyMs = everyMs;
  }

  takes(kind: string): boolean {
    const now = this.#clock.now().getTime();
    if (now >= this.#until) {
      this.#taken.clear();
      this.#until = now + this.#everyMs;
    }
    if (this.#taken.size >= this.#size || this.#taken.has(kind)) return false;
    this.#taken.add(kind);
    return true;
  }
}

const KINDS_A_MINUTE = 60;

/** Forwards reported violations: only the first of each kind per minute. */
const receiveCspReports = ({ clock, errorTracker }: Pick<Ports, 'clock' | 'errorTracker'>) => {
  const sample = new Sample({ clock, size: KINDS_A_MINUTE, everyMs: 60_000 });
  return (violations: readonly CspViolation[], userAgent: string | undefined): { received: number } => {
    for (const violation of violations) {
      const safe = sanitised({ ...violation, userAgent });
      if (safe !== undefined && sample.takes(kindOf(safe))) errorTracker.report(safe);
    }
    return { received: violations.length };
  };
};

export const cspUseCases = compose({
  receiveReports: receiveCspReports,
});

export type CspUseCases = ReturnType<typeof cspUseCases>;
