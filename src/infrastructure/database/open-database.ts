import type { Database } from './database.ts';
import type { PostgresSettings } from './open-postgres.ts';

export type { Database } from './database.ts';

export type DatabaseSettings =
  | (Readonly<{ kind: 'postgres' }> & PostgresSettings)
  | Readonly<{ kind: 'embedded'; dir: string }>;

/** Loads only the required driver: the embedded database is 27 MB that a process with a database server does not need. */
export async function openDatabase(settings: DatabaseSettings): Promise<Database> {
  if (settings.kind === 'postgres') {
    const { openPostgres } = await import('./open-postgres.ts');
    return openPostgres(settings);
  }
  const { openEmbedded } = await import('./open-embedded.ts');
  return await openEmbedded(settings.dir);
}
