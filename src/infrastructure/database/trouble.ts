import type { Knex } from 'knex';
import { isReadOnly, isRefused, lacksResources } from '../../adapters/store/shared/database-answer.ts';
import { Failure } from '../../domain/shared/failure.ts';
import { storeUnavailable } from '../../domain/shared/failures.ts';
import { StartError } from '../start/start-error.ts';

/** Why a connection failed, in the words of the server or the system; of a host with several addresses, the reason for each. */
export function wordsOf(cause: unknown): string {
  if (cause instanceof AggregateError) return cause.errors.map(wordsOf).join('; ');
  return cause instanceof Error ? cause.message : String(cause);
}

/** So much of a statement tells which one it is. */
const MOST_OF_STATEMENT = 200;

/** Knex puts the whole statement, which can be kilobytes long, before the reason. This puts the reason first, and shortens the statement. */
export function putReasonsFirst(knex: Knex): void {
  knex.on('query-error', (error: unknown, { sql }: Readonly<{ sql: string }>) => {
    const prefix = `${sql} - `;
    if (!(error instanceof Error) || !error.message.startsWith(prefix)) return;
    const statement = sql.replace(/\s+/g, ' ').trim();
    const shown = statement.length > MOST_OF_STATEMENT ? `${statement.slice(0, MOST_OF_STATEMENT)}…` : statement;
    error.message = `${error.message.slice(prefix.length)} (statement: ${shown})`;
  });
}

/** PostgreSQL, appendix A: `insufficient_privilege`. */
const LACKS_RIGHT = '42501';

/** A pooler that does not know a setting of our connections, and so refuses each of them; undefined when the error is another one. */
export function poolerTrouble(error: unknown): StartError | undefined {
  const reason = wordsOf(error instanceof Failure ? error.cause : error);
  if (!reason.startsWith('unsupported startup parameter')) return undefined;
  return new StartError(
    `the pooler in DATABASE_URL refuses the connection (${reason}): let it accept ours, in PgBouncer with ignore_startup_parameters = statement_timeout,idle_in_transaction_session_timeout, and set both on the role`,
  );
}

/** What an operator does about a database that cannot be used; undefined when the error is another one. */
export function databaseTrouble(error: unknown): StartError | undefined {
  const reason = wordsOf(error instanceof Failure ? error.cause : error);
  if (error instanceof Error && 'code' in error && error.code === LACKS_RIGHT)
    return new StartError(
      `the database denies a right (${reason}): grant it to the role of DATABASE_URL, which for migrations is to create tables in its schema`,
    );
  if (!(error instanceof Failure) || error.code !== storeUnavailable.code) return undefined;
  const refusal = poolerTrouble(error);
  if (refusal !== undefined) return refusal;
  if (isReadOnly(error.cause))
    return new StartError(`the database takes no writes (${reason}): name the primary server in DATABASE_URL`);
  if (lacksResources(error.cause))
    return new StartError(`the database lacks what it needs (${reason}): free connections or space on the server`);
  return new StartError(
    isRefused(error.cause)
      ? `the database refuses the connection (${reason}): correct DATABASE_URL, or create the database, the role and its rights on the server`
      : `the database does not respond (${reason}): start the server, or correct DATABASE_URL`,
  );
}
