import { isReadOnly, isRefused, lacksResources } from '../../adapters/store/shared/database-answer.ts';
import { Failure } from '../../domain/shared/failure.ts';
import { StartError } from '../start/start-error.ts';
import { wordsOf } from './connection-trouble.ts';
import type { Database } from './database.ts';

/** PostgreSQL, appendix A: `insufficient_privilege`. */
const LACKS_RIGHT = '42501';

/** Migrates, and returns the applied migrations. Rejects with a StartError when the server refuses, does not respond, or denies the right. */
export async function applyMigrations(database: Database): Promise<readonly string[]> {
  try {
    return await database.migrate();
  } catch (error) {
    throw explained(error) ?? error;
  }
}

function explained(error: unknown): StartError | undefined {
  if (error instanceof Error && 'code' in error && error.code === LACKS_RIGHT)
    return new StartError(
      `the database cannot be migrated (${wordsOf(error)}): grant the role of DATABASE_URL the right to create tables in its schema`,
    );
  if (!(error instanceof Failure) || error.kind !== 'unavailable') return undefined;
  const reason = wordsOf(error.cause);
  if (isReadOnly(error.cause))
    return new StartError(`the database takes no writes (${reason}): name the primary server in DATABASE_URL`);
  if (lacksResources(error.cause))
    return new StartError(`the database lacks what it needs (${reason}): free connections or space on the server`);
  return new StartError(
    isRefused(error.cause)
      ? `the database refuses the connection (${reason}): correct DATABASE_URL, or create the database and the role on the server`
      : `the database does not respond, so it cannot be migrated (${reason}): start the server, or correct DATABASE_URL`,
  );
}
