import type { ErrorTracker } from '../../application/ports/system/error-tracker.ts';
import { type Config, isSandbox } from '../config/config.ts';
import type { Drawn } from '../config/secrets.ts';
import { createLogger, type Logger } from '../observability/logger.ts';
import { openObservers } from '../observability/observers.ts';
import { endOnDefect } from '../process/end-on-defect.ts';
import { run } from '../process/run.ts';
import { untilSignalled } from '../process/signals.ts';
import { isOutdatedBundle } from '../start/bundle-origin.ts';
import { loadConfig } from './load-config.ts';

/** Just below the ten seconds after which container engines kill a process. */
const STOP_LIMIT_MS = 9_500;

/** Runs until the process is told to stop; without `http` it only runs the jobs. */
export async function serve({ http }: Readonly<{ http: boolean }>): Promise<void> {
  const { config, drawn } = loadConfig();
  report(createLogger(config.server.logLevel), config, drawn);
  const observers = await openObservers(config);
  const { logger, tracer } = observers;
  const end = (reason: string) => {
    logger.warn({ reason }, 'stopped without waiting');
    process.exit(0);
  };
  const signalled = untilSignalled({ limitMs: STOP_LIMIT_MS, end });
  let errors: ErrorTracker | undefined;
  endOnDefect(process, { logger, tracer, errors: () => errors, end: () => process.exit(1) });
  const onOpen = (opened: ErrorTracker) => {
    errors = opened;
  };
  const stop = await run(config, observers, { http, jobs: !http || config.server.runsJobs, onOpen });
  logger.info({ signal: await signalled }, 'stopping');
  await stop();
  logger.info('stopped');
}

function report(logger: Logger, config: Config, drawn: Drawn): void {
  if (isOutdatedBundle()) logger.warn('this bundle was made from other sources: make it again with npm run bundle');
  reportSecrets(logger, drawn);
  if (isSandbox(config))
    logger.warn(
      { adapters: kindsOf(config.adapters) },
      'sandbox: some external systems are replaced by in-memory adapters',
    );
}

function reportSecrets(logger: Logger, { generated, read, keptIn = 'memory' }: Drawn): void {
  if (generated.length > 0) logger.warn({ secrets: generated, keptIn }, 'generated the secrets that were not set');
  if (read.length > 0) logger.info({ secrets: read }, `read the secrets that are not set from ${keptIn}`);
}

const kindsOf = (adapters: object) =>
  Object.fromEntries(Object.entries(adapters).map(([name, { kind }]: [string, { kind: string }]) => [name, kind]));
