import { openDatabase } from '../database/open-database.ts';
import { applyMigrations } from '../database/prepare-database.ts';
import { requireServer } from '../database/require-server.ts';
import { loadConfig } from './load-config.ts';

/** Migrates the database and reports the applied migrations. */
export async function migrateDatabase(): Promise<void> {
  const { storage } = loadConfig().config;
  if (storage.kind === 'memory') {
    process.stdout.write('DATA_DIR is memory: there is nothing to migrate.\n');
    return;
  }
  if (storage.kind === 'postgres') await requireServer(storage);
  const database = await openDatabase(storage);
  try {
    const applied = await applyMigrations(database);
    process.stdout.write(applied.length === 0 ? 'The database is up to date.\n' : `Applied: ${applied.join(', ')}\n`);
  } finally {
    await database.close();
  }
}
