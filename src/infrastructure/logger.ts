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

const anywhere = (name: string) => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`, `*.*.*["${name}"]`];

export const createLogger = (level: string): Logger =>
  pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: REDACTED.flatMap(anywhere), censor: '[redacted]' },
    serializers: { err: describeError },
  });

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
