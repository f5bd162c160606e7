import { attempt } from '../../domain/shared/attempt.ts';
import type { StorageConfig } from '../config/config.ts';
import { ConfigError } from '../config/env-reader.ts';
import type { Logger } from '../observability/logger.ts';
import type { Database } from './open-database.ts';

/**
 * Migrates the schema if configured; otherwise throws a ConfigError when a migration is missing. An unavailable server
 * does not prevent the start: requests fail until it responds.
 */
export async function prepareDatabase(database: Database, storage: StorageConfig, logger: Logger): Promise<void> {
  if (storage.kind === 'embedded' || (storage.kind === 'postgres' && storage.migrate)) {
    const applied = await database.migrate();
    if (applied.length > 0) logger.info({ migrations: applied }, 'database migrations applied');
    return;
  }
  const pending = await attempt(database.pending());
  if (!pending.known)
    return logger.warn(
      { err: pending.failure },
      'the database is not responding yet; requests are rejected until it does',
    );
  if (pending.value.length > 0)
    throw new ConfigError([
      `the database is missing migrations (${pending.value.join(', ')}): run node bin/service.mjs migrate once, or set MIGRATE=on`,
    ]);
}
