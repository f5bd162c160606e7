import type { ErrorTracker } from '../../application/ports/observability.ts';
import type { UpstreamTools } from '../upstream/upstream.ts';
import { SentryErrorTracker, type SentrySettings } from './error-tracker.sentry.ts';

/** Errors are in the log only. */
export const noErrorTracker: ErrorTracker = {
  report: () => {},
  track: () => {},
  flush: async () => {},
};

export type ErrorTrackerChoice =
  | Readonly<{ kind: 'memory' }>
  | Readonly<{ kind: 'none' }>
  | Readonly<{ kind: 'sentry'; dsn: string }>;

export function chooseErrorTracker(
  choice: ErrorTrackerChoice,
  { environment, release, ...tools }: UpstreamTools & Omit<SentrySettings, 'dsn'>,
  sandbox: () => Readonly<{ errorTracker: ErrorTracker }>,
): ErrorTracker {
  if (choice.kind === 'memory') return sandbox().errorTracker;
  if (choice.kind === 'none') return noErrorTracker;
  return new SentryErrorTracker({ dsn: choice.dsn, environment, release }, tools);
}
