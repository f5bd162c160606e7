import { type Logger, pino } from 'pino';

export type { Logger } from 'pino';

/** Names under which secrets and personal data could end up in a log line, at any of the first levels. */
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

export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters,
    redact: { paths: REDACTED.flatMap(anywhere), censor: '[redacted]' },
    serializers: { err: describeError },
  });

/** What is told of an answered request; status 499 when the client left before the answer was out. */
export type Access = Readonly<{
  id: string;
  method: string;
  path: string;
  operation: string;
  status: number;
  ms: number;
}>;
export type AccessLog = (access: Access) => void;

/**
 * One line a request, gathered and written together: at most a second of them is lost when the process is killed. They hold
 * nothing that would have to be redacted.
 */
export function createAccessLog(level: string): AccessLog {
  const destination = pino.destination({ dest: 1, sync: false, minLength: 4096, periodicFlush: 1000 });
  process.once('exit', () => destination.flushSync());
  const logger = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime, formatters }, destination);
  return (access) => (access.status >= 500 ? logger.error(access, 'failed') : logger.info(access, 'answered'));
}

type ErrorLine = Readonly<{
  type: string;
  message: string;
  code?: unknown;
  stack?: string | undefined;
  cause?: unknown;
}>;

/** Names, messages and stacks only: errors of HTTP clients carry their request, and with it keys. */
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
