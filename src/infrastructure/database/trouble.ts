import { isReadOnly, isRefused, lacksResources } from '../../adapters/store/shared/database-answer.ts';
import { Failure } from '../../domain/shared/failure.ts';
import { storeUnavailable } from '../../domain/shared/failures.ts';
import { StartError } from '../start/start-error.ts';
import { wordsOf } from './connection-trouble.ts';

/** PostgreSQL, appendix A: `insufficient_privilege`. */
const LACKS_RIGHT = '42501';

/** What an operator does about a database that cannot be used; undefined when the error is another one. */
export function databaseTrouble(error: unknown): StartError | undefined {
  const reason = wordsOf(error instanceof Failure ? error.cause : error);
  if (error instanceof Error && 'code' in error && error.code === LACKS_RIGHT)
    return new StartError(
      `the database denies a right (${reason}): grant it to the role of DATABASE_URL, which for migrations is to create tables in its schema`,
    );
  if (!(error instanceof Failure) || error.code !== storeUnavailable.code) return undefined;
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
