import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** Keys with which secrets and personal data could appear in a log line, at any of the first levels. */
const REDACTED = [
  'authorization',
  'cookie',
  'set-cookie',
  'token',
  'accessToken',
  'signature',
  'signedTx',
  'email',
  'phone',
  'password',
  'secret',
  'apiKey',
  'privateKey',
];

const formatters = { level: (label: string) => ({ level: label }) };

const anywhere = (name: string) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`, `*.*.*["${name}"]`];

/** Writes to standard output unless another destination is given. `fields` are added to every line. */
export const createLogger = (level: string, destination?: DestinationStream, fields?: () => object): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters,
      redact: { paths: REDACTED.flatMap(anywhere), censor: '[redacted]' },
      serializers: { err: describeError },
      ...(fields !== undefined && { mixin: fields }),
    },
    destination,
  );

/** The log fields of a completed request; status 499 when the client disconnected before the response was sent. */
export type Access = Readonly<{
  id: string;
  method: string;
  path: string;
  operation: string;
  status: number;
  ms: number;
  /** The error code of a refused request. */
  code?: string;
  /** The decision that the response reports. */
  decision?: string;
  /** A failure although nothing is wrong: the service is stopping and refuses a readiness probe, or what was asked for is not configured. */
  planned?: true;
  /** The trace of the request, when tracing is on. */
  traceId?: string;
}>;
export type AccessLog = (access: Access) => void;

/** Whether the line is one of level `error`. */
export const isFailed = ({ status, planned }: Pick<Access, 'status' | 'planned'>): boolean =>
  status >= 500 && planned !== true;

/** Bytes that are collected before they are written: each write passes through Node's threads, which costs as much as ten lines. */
const BATCH = { minLength: 32_768, maxWrite: 65_536 };

/**
 * One line per request, buffered and written in batches: at most a second of them is lost when the process is killed.
 * They contain nothing that needs redaction.
 */
export function createAccessLog(level: string): AccessLog {
  const destination = pino.destination({ dest: 1, sync: false, ...BATCH, periodicFlush: 1000 });
  process.once('exit', () => destination.flushSync());
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters }, destination);
  return (access) => (isFailed(access) ? logger.error(access, 'failed') : logger.info(access, 'answered'));
}

type ErrorLine = Readonly<{
  type: string;
  message: string;
  code?: unknown;
  stack?: string | undefined;
  cause?: unknown;
}>;

/** Names, messages and stacks only: errors of HTTP clients contain their request, including keys. */
export function describeError(error: unknown, depth = 0): ErrorLine | string {
  if (!(error instanceof Error)) return String(error);
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(code !== undefined && { code }),
    stack: error.stack,
    ...(error.cause !== undefined && depth < 5 && { cause: describeError(error.cause, depth + 1) }),
  };
}
