import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Knex } from 'knex';
import { type Database, openDatabase } from '../../../src/infrastructure/database/open-database.ts';
import { openEmbedded } from '../../../src/infrastructure/database/open-embedded.ts';
import { atEnd } from '../at-end.ts';
import { DATABASE_PREFIX } from './borrowed-server.ts';
import { isInstalled } from './postgres-binaries.ts';
import { startPostgresServer } from './postgres-server.ts';

/** One server and one embedded database per process of the run, started by the first suite that needs them. */
let server: Promise<TestServer | undefined> | undefined;
let embedded: Promise<Database> | undefined;
let folder: string | undefined;

type TestServer = Readonly<{
  /** The URL of a new database, migrated or empty. */
  create(contents: 'migrated' | 'empty'): Promise<string>;
  stop(): Promise<void>;
}>;

atEnd('close the databases', async () => {
  await (await embedded)?.close();
  if (folder !== undefined) rmSync(folder, { recursive: true });
  await (await server)?.stop();
});

/**
 * Runs the suite on a server in `npm test`, and on the embedded database in `npm run test:rest`, or where no server can be. `open` returns a
 * migrated database without rows.
 */
export function onEveryDatabase(suite: (open: () => Promise<Knex>) => void): void {
  if (process.env.TESTS === 'rest' || !hasServer()) onEmbedded(suite);
  else onMigratedServer(suite);
}

function onEmbedded(suite: (open: () => Promise<Knex>) => void): void {
  describe('on the embedded database', () => {
    before('start the embedded database', async () => {
      await embeddedDatabase();
    });
    suite(async () => await emptied((await embeddedDatabase()).knex));
  });
}

function onMigratedServer(suite: (open: () => Promise<Knex>) => void): void {
  onServer((serverOf) => {
    let database: Database;
    before('open a database', async () => {
      database = await openDatabase({ kind: 'postgres', url: await serverOf().create('migrated') });
    });
    after('close it', async () => await database?.close());
    suite(async () => await emptied(database.knex));
  });
}

const { TEST_DATABASE_URL, CI } = process.env;
const hasServer = () => TEST_DATABASE_URL !== undefined || CI !== undefined || isInstalled();

/** Runs the suite on a real server. Without one it is skipped with a message, or fails if CI is set. */
export function onServer(suite: (serverOf: () => TestServer) => void): void {
  describe('on a PostgreSQL server', () => {
    let running: TestServer | undefined;
    before('start the server', async function () {
      server ??= startServer();
      running = await server;
      if (running === undefined) this.skip();
    });
    suite(() => {
      if (running === undefined) throw new Error('the server is not running');
      return running;
    });
  });
}

export async function embeddedDatabase(): Promise<Database> {
  folder ??= mkdtempSync(join(tmpdir(), 'embedded-'));
  embedded ??= openEmbedded(folder);
  return await embedded;
}

/** Append-only tables, in the order in which their foreign keys allow deletion. */
const FROZEN = ['audit_leaves', 'audit_checkpoints', 'audit_entries'];

/** Their rows follow those of other tables, also when those are deleted. */
const DERIVED = ['message_chats', 'purchase_totals', 'referral_buyers', 'referral_totals'];

/** Uses DELETE instead of TRUNCATE: for tables with a handful of rows it takes a tenth of the time. */
async function emptied(knex: Knex): Promise<Knex> {
  const tables: string[] = await knex('pg_tables')
    .where('schemaname', 'public')
    .whereNot('tablename', 'like', 'knex_%')
    .whereNotIn('tablename', [...FROZEN, ...DERIVED])
    .pluck('tablename');
  const deletions = [...tables, ...DERIVED].map((table) => `delete from "${table}"`);
  await knex.raw([...deletions, ...FROZEN.map(thaw)].join(';'));
  return knex;
}

/** Only the owner of a table can do this; the role of the service should not own it. */
const thaw = (table: string) =>
  `do $$ begin if exists (select from ${table}) then
     alter table ${table} disable trigger audit_frozen;
     delete from ${table};
     alter table ${table} enable trigger audit_frozen;
   end if; end $$`;

async function startServer(): Promise<TestServer | undefined> {
  const given = process.env.TEST_DATABASE_URL;
  if (given !== undefined) return await borrowed(given);
  const own = await startPostgresServer();
  if (own !== undefined) return { ...(await databasesOf(own.urlOf('postgres'), own.urlOf)), stop: own.stop };
  const message =
    'No PostgreSQL server for the tests: set TEST_DATABASE_URL, install optional dependencies, or install PostgreSQL';
  if (process.env.CI !== undefined) throw new Error(message);
  console.error(`\n!!! ${message}. EVERY TEST ON A REAL SERVER IS SKIPPED.\n`);
  return undefined;
}

/** An external server: the databases of the run are dropped when it ends. */
async function borrowed(url: string): Promise<TestServer> {
  const own = await databasesOf(url, (name) => Object.assign(new URL(url), { pathname: name }).href);
  return { ...own, stop: async () => undefined };
}

async function databasesOf(adminUrl: string, urlOf: (database: string) => string) {
  const prefix = `${DATABASE_PREFIX}_${process.pid}`;
  const template = `${prefix}_0`;
  let created = 0;
  const administer = async (...statements: readonly string[]) => {
    const admin = await openDatabase({ kind: 'postgres', url: adminUrl });
    for (const statement of statements) await admin.knex.raw(statement);
    await admin.close();
  };
  const createFrom = async (origin: string) => {
    const name = `${prefix}_${created}`;
    created += 1;
    await administer(`create database ${name} template ${origin}`);
    return urlOf(name);
  };
  const migrated = await openDatabase({ kind: 'postgres', url: await createFrom('template0') });
  await migrated.migrate();
  await migrated.close();
  return {
    create: (contents: 'migrated' | 'empty') => createFrom(contents === 'migrated' ? template : 'template0'),
  };
}
