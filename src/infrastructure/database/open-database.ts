import { noTracer } from '../../adapters/tracing/tracer.none.ts';
import type { Database } from './database.ts';
import type { PostgresSettings } from './open-postgres.ts';

export type { Database } from './database.ts';

export type DatabaseSettings =
  | (Readonly<{ kind: 'postgres' }> & PostgresSettings)
  | Readonly<{ kind: 'embedded'; dir: string }>;

/** Loads only the required driver: the embedded database is 27 MB that a process with a database server does not need. */
export async function openDatabase(settings: DatabaseSettings, tracer = noTracer): Promise<Database> {
  if (settings.kind === 'postgres') {
    const { openPostgres } = await import('./open-postgres.ts');
    return openPostgres(settings, tracer);
  }
  const { openEmbedded } = await import('./open-embedded.ts');
  return await openEmbedded(settings.dir, tracer);
}
