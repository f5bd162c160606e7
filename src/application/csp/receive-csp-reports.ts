import { type CspViolation, kindOf, sanitised } from '../../domain/csp/csp-violation.ts';
import type { Ports } from '../ports/index.ts';
import { Sample } from './sample.ts';

const KINDS_A_MINUTE = 60;

/** Forwards reported violations: only the first of each kind per minute. */
export const receiveCspReports = ({ clock, errorTracker }: Pick<Ports, 'clock' | 'errorTracker'>) => {
  const sample = new Sample({ clock, size: KINDS_A_MINUTE, everyMs: 60_000 });
  return (violations: readonly CspViolation[], userAgent: string | undefined): { received: number } => {
    for (const violation of violations) {
      const safe = sanitised({ ...violation, userAgent });
      if (safe !== undefined && sample.takes(kindOf(safe))) errorTracker.report(safe);
    }
    return { received: violations.length };
  };
};
