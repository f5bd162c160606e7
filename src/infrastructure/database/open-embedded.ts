import { mkdirSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import knex from 'knex';
import { migrationNames } from '../../../migrations/index.ts';
import { noTracer } from '../../adapters/tracing/tracer.none.ts';
import type { Tracer } from '../../application/ports/observability.ts';
import { type Database, embeddedFolder, holdsDatabase, KNEX_SETTINGS } from './database.ts';
import { lockDirectory } from './directory-lock.ts';
import { createFromTemplate } from './embedded-template.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import type { Connection } from './named-statements.ts';
import { StatementSpans } from './statement-spans.ts';
import { putReasonsFirst } from './trouble.ts';

const ACQUIRE_TIMEOUT_MS = 5_000;

/**
 * PostgreSQL inside this process, with its files in `<dir>/pg`; a new one is migrated. It has one connection, so while a transaction is
 * open no other statement can run. Committed data survives the end of the process, but not a power failure, because fsync is never
 * called. Rejects when another process uses the directory.
 */
export async function openEmbedded(dir: string, tracer = noTracer): Promise<Database> {
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  const unlock = await lockDirectory(dir);
  try {
    if (!holdsDatabase(dir)) await createFromTemplate(embeddedFolder(dir), create);
    return await open(embeddedFolder(dir), unlock, tracer);
  } catch (error) {
    unlock();
    throw error;
  }
}

async function create(folder: string): Promise<void> {
  const database = await open(folder, () => {}, noTracer);
  await database.migrate().finally(() => database.close());
}

async function open(folder: string, unlock: () => void, tracer: Tracer): Promise<Database> {
  const spans = new StatementSpans(tracer);
  const pglite = await PGlite.create(folder);
  const db = knex({
    ...KNEX_SETTINGS,
    connection: () => createPgConfig(pglite),
    pool: {
      ...{ min: 1, max: 1 },
      afterCreate: (connection: Connection, done: (error: undefined, connection: Connection) => void) => {
        spans.over(connection);
        done(undefined, connection);
      },
    },
    acquireConnectionTimeout: ACQUIRE_TIMEOUT_MS,
  });
  putReasonsFirst(db);
  return {
    knex: db,
    migrations: migrationNames,
    hasAutovacuum: false,
    migrate: () => migrate(db),
    pending: () => pendingMigrations(db),
    close: async () => {
      await db.destroy();
      await pglite.close();
      unlock();
    },
  };
}
