import type { RequestListener } from 'node:http';
import type { Knex } from 'knex';
import type { Ports } from '../../../src/application/ports/index.ts';
import { readConfig } from '../../../src/infrastructure/config/read-config.ts';
import { buildAdapterSets } from '../../../src/infrastructure/container/adapter-sets.ts';
import { containerOf } from '../../../src/infrastructure/container/container.ts';
import { choosePorts } from '../../../src/infrastructure/container/ports.ts';
import { openTools } from '../../../src/infrastructure/container/tools.ts';
import type { Observers } from '../../../src/infrastructure/observability/observers.ts';
import { buildDescribedApp } from './described-app.ts';
import { watching } from './undocumented.ts';

/** The service on a database with every other external system in memory. `change` may replace ports. */
export async function databaseService(
  env: Readonly<Record<string, string>>,
  change: (ports: Ports, knex: Knex) => Partial<Ports> = () => ({}),
  observers: Partial<Observers> = {},
) {
  const config = readConfig(env);
  const tools = await openTools(config, { ...watching(), ...observers });
  const { database } = tools;
  if (database === undefined) throw new Error('the environment names no database');
  await database.migrate();
  const statements: string[] = [];
  // Before the stores are built: they copy the listeners of the database.
  const note = ({ sql }: { sql: string }) => statements.push(sql);
  database.knex.on('query', note);
  tools.sharedStore?.tables?.counts.on('query', note);
  const ports = await choosePorts(config, tools, await buildAdapterSets(config));
  const app: RequestListener = buildDescribedApp(
    config,
    containerOf({ ...ports, ...change(ports, database.knex) }),
    tools,
  );
  const close = async () => {
    await tools.sharedStore?.close();
    await database.close();
  };
  return { app, config, clock: ports.clock, knex: database.knex, statements, close };
}
