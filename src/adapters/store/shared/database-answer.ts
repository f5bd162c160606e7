import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Knex } from 'knex';
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
 * 25006 read-only (has become a standby), 25P03 and 25P04 idle and whole-transaction timeouts, 26000 and 42P05 a pooler lost a
 * named statement.
 */
const NO_ANSWER_STATES = /^(08...|28...|53...|57P..|58...|3D000|57014|55P03|25006|25P03|25P04|26000|42P05)$/;

/** Errors without a code that the driver and the pool throw when the server is unreachable. */
const NO_ANSWER_WORDS = [
  'timeout expired',
  'Connection terminated( unexpectedly)?',
  'Client (has encountered a connection error|was closed) and is not queryable',
  'Unable to acquire a connection',
  'aborted',
  'the database did not respond within \\d+ ms',
  'The server does not support SSL connections',
  'permission denied for database ".*"',
];
// The statement follows in parentheses, where there was one.
const NO_ANSWER_MESSAGES = new RegExp(`^(${NO_ANSWER_WORDS.join('|')})($| \\(statement: )`);

function isNoAnswer(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.every(isNoAnswer);
  if (!(error instanceof Error)) return false;
  const isSystemError = 'syscall' in error;
  const state = codeOf(error);
  return (
    isSystemError ||
    NOT_TRUSTED.test(state) ||
    error.name === 'KnexTimeoutError' ||
    NO_ANSWER_STATES.test(state) ||
    NO_ANSWER_MESSAGES.test(error.message)
  );
}

const codeOf = (error: Error): string => ('code' in error && typeof error.code === 'string' ? error.code : '');

/** Node.js, "TLS/SSL": the certificate of the server is not trusted, or is another server's. */
const NOT_TRUSTED = /^(CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|ERR_TLS_|ERR_SSL_)/;

/** SQLSTATEs that last until somebody corrects the server or the URL: 28 invalid authorization, 3D000 no such database. */
const REFUSED_STATES = /^(28...|3D000)$/;

/** Whether the server refuses every connection until it, or the URL, is corrected. */
export const isRefused = (error: unknown): boolean =>
  error instanceof Error &&
  (REFUSED_STATES.test(codeOf(error)) ||
    NOT_TRUSTED.test(codeOf(error)) ||
    /does not support SSL|^permission denied for database/.test(error.message));

/** Whether the server lacks connections, memory or space: SQLSTATE class 53. */
export const lacksResources = (error: unknown): boolean => error instanceof Error && /^53...$/.test(codeOf(error));

/** Whether the server takes no writes: it is a standby, or was told to be read-only. */
export const isReadOnly = (error: unknown): boolean => error instanceof Error && codeOf(error) === '25006';

type Binding = string | number | Date;
/** `oldest`: the indexed columns whose order is that of age. */
type Rows = Readonly<{ where: string; oldest: string; limit: number }>;

/**
 * Deletes at most `limit` rows of the table that meet the condition, the oldest first, and returns how many. Rows that another
 * transaction has locked are left for a later run. The order and the array keep the plan on the index and on the row identifiers,
 * whatever the planner expects of a limit that it does not know; by primary key, a row took 20 to 39 µs instead of 9 to 18 (PostgreSQL 18,
 * 20,000 rows in batches of 1,000). The embedded database answers in this thread, so others are let
 * through in between.
 */
export async function deleteBatch(
  db: Knex,
  table: string,
  { where, oldest, limit, ...bindings }: Rows & Readonly<Record<string, Binding>>,
): Promise<number> {
  const statement = `delete from ${table} where ctid = any(array(
    select ctid from ${table} where ${where} order by ${oldest} limit :limit for update skip locked))`;
  const { rowCount } = await answerOf(db.raw<{ rowCount: number }>(statement, { ...bindings, limit }));
  await yieldToOthers();
  return rowCount;
}

/** As `deleteBatch`: the rows whose time in this indexed column is before `before`. */
export const deleteBefore = (db: Knex, table: string, oldest: string, before: Date, limit: number): Promise<number> =>
  deleteBatch(db, table, { where: `${oldest} < :before`, oldest, before, limit });

type Bindings = readonly Knex.RawBinding[] | Knex.ValueDict;

/** What every store in the database has. */
export abstract class DatabaseStore {
  protected readonly db: Knex;

  constructor(db: Knex) {
    this.db = db;
  }

  /** What the statement returns. Rejects with STORE_UNAVAILABLE. */
  protected async rows<Row>(sql: string, values: Bindings = {}): Promise<Row[]> {
    return (await answerOf(this.db.raw<{ rows: Row[] }>(sql, values))).rows;
  }
}
