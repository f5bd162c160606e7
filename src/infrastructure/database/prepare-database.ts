import { isRefused } from '../../adapters/store/shared/database-answer.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { Failure } from '../../domain/shared/failure.ts';
import type { StorageConfig } from '../config/config.ts';
import type { Logger } from '../observability/logger.ts';
import { StartError } from '../start/start-error.ts';
import type { Database } from './open-database.ts';
import { databaseTrouble, wordsOf } from './trouble.ts';

/**
 * Migrates the schema if configured; otherwise throws a StartError when a migration is missing. An unavailable server
 * does not prevent the start: requests fail until it responds.
 */
export async function prepareDatabase(database: Database, storage: StorageConfig, logger: Logger): Promise<void> {
  if (storage.kind === 'embedded' || (storage.kind === 'postgres' && storage.migrate)) {
    const applied = await applyMigrations(database);
    if (applied.length > 0) logger.info({ migrations: applied }, 'database migrations applied');
    return;
  }
  const pending = await attempt(database.pending());
  if (!pending.known) return reportNoAnswer(logger, pending.failure);
  requireNone(pending.value);
}

/** Throws a StartError when a migration is missing. Rejects with STORE_UNAVAILABLE when the database does not respond. */
export async function requireMigrated(database: Database): Promise<void> {
  requireNone(await database.pending());
}

function requireNone(missing: readonly string[]): void {
  if (missing.length === 0) return;
  throw new StartError(
    `the database lacks migrations (${missing.join(', ')}): run node bin/service.mjs migrate once, or start the service with MIGRATE=on`,
  );
}

/** The server's own words come first: what the failure says is the same for all of them. */
function reportNoAnswer(logger: Logger, failure: Failure): void {
  const { cause } = failure;
  const reason = wordsOf(cause);
  if (isRefused(cause))
    logger.error(
      { reason, err: failure },
      'the database refuses the connection; requests are rejected until DATABASE_URL or the server is corrected',
    );
  else logger.warn({ reason, err: failure }, 'the database is not responding yet; requests are rejected until it does');
}

/** Migrates, and returns the applied migrations. Rejects with a StartError when the server refuses, does not respond, or denies a right. */
export async function applyMigrations(database: Database): Promise<readonly string[]> {
  try {
    return await database.migrate();
  } catch (error) {
    throw databaseTrouble(error) ?? error;
  }
}
