import type { ErrorTracker } from '../../application/ports/observability.ts';
import { type Config, isSandbox } from '../config/config.ts';
import type { Drawn } from '../config/secrets.ts';
import { sentenceOn, unknownVariables } from '../config/unknown-variables.ts';
import { createLogger, type Logger } from '../observability/logger.ts';
import { openObservers } from '../observability/observers.ts';
import { redirectWarnings } from '../observability/warnings.ts';
import { endOnDefect } from '../process/end-on-defect.ts';
import { takePort } from '../process/entrance.ts';
import { isOutdatedBundle } from '../start/bundle-origin.ts';
import { loadConfig } from './load-config.ts';

type Ending = Readonly<{
  /** The process ends this long after the first signal, whatever hangs. */
  limitMs: number;
  /** Ends the process. */
  end: (reason: string) => void;
}>;

/** Resolves at the first SIGTERM or SIGINT. A second one ends the process at once. */
export function untilSignalled({ limitMs, end }: Ending): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    let isStopping = false;
    const receive = (signal: NodeJS.Signals) => {
      if (isStopping) return end(`a second signal (${signal}) arrived`);
      isStopping = true;
      setTimeout(() => end(`stopping took longer than ${limitMs} ms`), limitMs).unref();
      resolve(signal);
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, receive);
  });
}

/** Scripts of package.json that a person started and watches. */
const WATCHED = ['start', 'dev'];

/** Writes one line of progress for people to stderr under `npm start` and `npm run dev`; the log goes to stdout. Nothing under `npm --silent`. */
export function tell(text: string): void {
  const { npm_lifecycle_event: script = '', npm_config_loglevel: level } = process.env;
  if (WATCHED.includes(script) && level !== 'silent') process.stderr.write(`${text}\n`);
}

/** Just below the ten seconds after which container engines kill a process. */
const STOP_LIMIT_MS = 9_500;

/** Runs until the process is told to stop; without `http` it only runs the jobs. */
export async function serve({ http }: Readonly<{ http: boolean }>): Promise<void> {
  const { config, drawn } = loadConfig();
  const entrance = http ? await takePort(config.server) : undefined;
  tell(http ? `Starting on ${entrance?.url} …` : 'Starting the jobs …');
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
  redirectWarnings((warning, kind) => logger.warn({ kind }, warning));
  tellStorage(config);
  // Most modules of the service are loaded here, while the port already answers.
  const { run } = await import('../process/run.ts');
  const stop = await run(config, observers, { entrance, jobs: !http || config.server.runsJobs, onOpen });
  tell(
    entrance === undefined
      ? 'Running the jobs.'
      : `Listening on ${entrance.url}, the console on ${config.server.baseUrl}/console`,
  );
  // Reads all sources, where there are any.
  if (isOutdatedBundle()) logger.warn('this bundle was made from other sources: make it again with npm run bundle');
  logger.info({ signal: await signalled }, 'stopping');
  await stop();
  logger.info('stopped');
}

function tellStorage({ storage }: Config): void {
  if (storage.kind === 'embedded') tell(`Opening the embedded database in ${storage.dir} …`);
  if (storage.kind === 'postgres') tell('Connecting to the database server …');
}

function report(logger: Logger, config: Config, drawn: Drawn): void {
  for (const unknown of unknownVariables(process.env)) logger.warn(sentenceOn(unknown));
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
