import type { ErrorTracker } from '../../application/ports/system/error-tracker.ts';
import type { UpstreamTools } from '../upstream/upstream.ts';
import { SentryErrorTracker, type SentrySettings } from './error-tracker.sentry.ts';

export type ErrorTrackerChoice = Readonly<{ kind: 'memory' }> | Readonly<{ kind: 'sentry'; dsn: string }>;

export function chooseErrorTracker(
  choice: ErrorTrackerChoice,
  { environment, release, ...tools }: UpstreamTools & Omit<SentrySettings, 'dsn'>,
  sandbox: () => Readonly<{ errorTracker: ErrorTracker }>,
): ErrorTracker {
  if (choice.kind === 'memory') return sandbox().errorTracker;
  return new SentryErrorTracker({ dsn: choice.dsn, environment, release }, tools);
}
