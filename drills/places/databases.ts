import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../src/infrastructure/database/open-database.ts';
import { openPostgres } from '../../src/infrastructure/database/open-postgres.ts';
import {
  type PostgresOptions,
  type PostgresServer,
  startPostgresServer,
} from '../../test/support/servers/postgres-server.ts';

/** A commit is written before it is confirmed, as in production, except that nothing here survives a loss of power. */
const AS_IN_PRODUCTION = { synchronous_commit: 'on', full_page_writes: 'on' };

export type ServerPlace = Readonly<{
  server: PostgresServer;
  url: string;
  env: Readonly<Record<string, string>>;
  close(): Promise<void>;
}>;

/** A migrated database: on a server of its own, if it needs options, otherwise on one that the drills of this process share. */
export async function onPostgres(options?: PostgresOptions): Promise<ServerPlace> {
  if (options !== undefined) return await onOwnServer(options);
  shared ??= onOwnServer({ settings: { max_connections: '200' } });
  const { server } = await shared;
  databases += 1;
  const name = `drill_${databases}`;
  const { knex, close } = openPostgres({ url: server.urlOf('template1'), poolSize: 1 });
  await knex.raw('create database ?? template postgres', [name]).finally(close);
  const url = server.urlOf(name);
  return { server, url, env: { DATABASE_URL: url }, close: async () => {} };
}

let shared: Promise<ServerPlace> | undefined;
let databases = 0;

/** Call it once, after the last drill. */
export const endSharedServer = async (): Promise<void> => await (await shared)?.close();

async function onOwnServer({ settings, ...options }: PostgresOptions): Promise<ServerPlace> {
  const server = await startPostgresServer({ ...options, settings: { ...AS_IN_PRODUCTION, ...settings } });
  if (server === undefined) throw new Error('there is no PostgreSQL on this machine');
  const url = server.urlOf('postgres');
  const database = await openDatabase({ kind: 'postgres', url });
  await database.migrate();
  await database.close();
  return { server, url, env: { DATABASE_URL: url }, close: () => server.stop() };
}

export type FolderPlace = Readonly<{ dir: string; env: Readonly<Record<string, string>>; close(): void }>;

/** A folder for an embedded database. */
export function inFolder(): FolderPlace {
  const dir = mkdtempSync(join(tmpdir(), 'embedded-'));
  return { dir, env: { DATA_DIR: dir }, close: () => rmSync(dir, { recursive: true, force: true }) };
}
