import { storeUnavailable } from '../../../domain/shared/failures.ts';

/** Waits for the database. Rejects with STORE_UNAVAILABLE when it is unavailable; an error in the statement is rethrown. */
export async function answerOf<T>(query: PromiseLike<T>): Promise<T> {
  try {
    return await query;
  } catch (error) {
    throw isNoAnswer(error) ? storeUnavailable.because(error) : error;
  }
}

/** Whether the write violated the unique constraint or index with this name. */
export const breaks = (error: unknown, constraint: string): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '23505' &&
  'constraint' in error &&
  error.constraint === constraint;

/**
 * SQLSTATEs of an unavailable server: 08 connection exceptions, 28 invalid authorization, 53 insufficient resources,
 * 57P shutting down or starting, 58 system error, 3D000 no such database, 57014 statement timeout, 55P03 lock timeout,
 * 25006 read-only (has become a standby), 25P03 and 25P04 idle and whole-transaction timeouts.
 */
const NO_ANSWER_STATES = /^(08...|28...|53...|57P..|58...|3D000|57014|55P03|25006|25P03|25P04)$/;

/** Errors without a code that the driver and the pool throw when the server is unreachable. */
const NO_ANSWER_WORDS = [
  'timeout expired',
  'Connection terminated( unexpectedly)?',
  'Client (has encountered a connection error|was closed) and is not queryable',
  'Unable to acquire a connection',
  'aborted',
  'the database did not respond within \\d+ ms',
];
// The statement follows in parentheses, where there was one.
const NO_ANSWER_MESSAGES = new RegExp(`^(${NO_ANSWER_WORDS.join('|')})($| \\(statement: )`);

function isNoAnswer(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isNoAnswer);
  if (!(error instanceof Error)) return false;
  const isSystemError = 'syscall' in error;
  const state = 'code' in error && typeof error.code === 'string' ? error.code : '';
  return (
    isSystemError ||
    error.name === 'KnexTimeoutError' ||
    NO_ANSWER_STATES.test(state) ||
    NO_ANSWER_MESSAGES.test(error.message)
  );
}

/** SQLSTATEs that last until somebody corrects the server or the URL: 28 invalid authorization, 3D000 no such database. */
const REFUSED_STATES = /^(28...|3D000)$/;

/** Whether the server refuses every connection until it, or the URL, is corrected. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && REFUSED_STATES.test(error.code);
