import type { ErrorTracker } from '../../application/ports/system/error-tracker.ts';
import { supervise } from '../cluster/supervise.ts';
import { asWorker, type Worker } from '../cluster/worker.ts';
import { type Config, isSandbox } from '../config/config.ts';
import type { Drawn } from '../config/secrets.ts';
import { createLogger, type Logger } from '../observability/logger.ts';
import { openObservers } from '../observability/observers.ts';
import { endOnDefect } from '../process/end-on-defect.ts';
import type { RollRequests } from '../process/roll-requests.ts';
import { run } from '../process/run.ts';
import { untilSignalled } from '../process/signals.ts';
import { isOutdatedBundle } from '../start/bundle-origin.ts';
import { StartError } from '../start/start-error.ts';
import { loadConfig } from './load-config.ts';

/** Just below the ten seconds after which container engines kill a process. */
const STOP_LIMIT_MS = 9_500;
/** Workers end before the process that started them. */
const WORKER_STOP_LIMIT_MS = 9_200;

type Serving = Readonly<{ http: boolean; requests: RollRequests }>;

/** Runs until the process is told to stop; without `http` it only runs the jobs. With several workers this process starts them and serves nothing itself. */
export async function serve(serving: Serving): Promise<void> {
  const worker = asWorker();
  if (worker === undefined) return await serveFirst(serving);
  try {
    await serveHere(loadConfig().config, serving, worker);
  } catch (error) {
    await worker.tellFault(error instanceof Error ? error.message : String(error));
    // The first process writes it.
    if (error instanceof StartError) process.exit(1);
    throw error;
  }
}

async function serveFirst(serving: Serving): Promise<void> {
  const { config, drawn } = loadConfig();
  report(createLogger(config.server.logLevel), config, drawn);
  if (!serving.http || config.server.workers === 1) return await serveHere(config, serving);
  await supervise(config, drawnSecrets(drawn), { limitMs: STOP_LIMIT_MS, requests: serving.requests });
}

async function serveHere(config: Config, { http, requests }: Serving, worker?: Worker): Promise<void> {
  const { runsJobs } = config.server;
  const observers = await openObservers(config, worker);
  const { logger, metrics, tracer } = observers;
  requests.answer(() => logger.warn('SIGUSR2 was ignored: this process has no workers to replace'));
  const end = (reason: string) => {
    logger.warn({ reason }, 'stopped without waiting');
    process.exit(0);
  };
  const told =
    worker?.dismissed(WORKER_STOP_LIMIT_MS, end) ??
    untilSignalled({ limitMs: STOP_LIMIT_MS, end }).then((signal) => ({ reason: signal, how: 'drain' as const }));
  let errors: ErrorTracker | undefined;
  endOnDefect(process, { logger, tracer, errors: () => errors, end: () => process.exit(1) });
  const onOpen = (opened: ErrorTracker) => {
    errors = opened;
  };
  worker?.showFigures(metrics.registry);
  const isScheduler = worker === undefined || worker.slot === 1;
  const jobs = isScheduler && (!http || runsJobs);
  const stop = await run(config, observers, { http, jobs, metrics: worker === undefined, onOpen });
  worker?.tellServing();
  const { how, reason } = await told;
  logger.info({ signal: reason }, 'stopping');
  await stop({ isReplaced: how === 'retire' });
  logger.info('stopped');
  worker?.leave();
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

/** The secrets that were not set: all workers use the same. */
const drawnSecrets = ({ env, generated, read }: Drawn): Record<string, string> =>
  Object.fromEntries([...generated, ...read].map((name) => [name, env[name] ?? '']));

function reportSecrets(logger: Logger, { generated, read, keptIn = 'memory' }: Drawn): void {
  if (generated.length > 0) logger.warn({ secrets: generated, keptIn }, 'generated the secrets that were not set');
  if (read.length > 0) logger.info({ secrets: read }, `read the secrets that are not set from ${keptIn}`);
}

const kindsOf = (adapters: object) =>
  Object.fromEntries(Object.entries(adapters).map(([name, { kind }]: [string, { kind: string }]) => [name, kind]));
