// What calls of the stores cost at the database from a thousand to a million users: the execution time that the server reports, and
// the pages that it reads, which do not depend on how busy the machine is.
import { openDatabase } from '../../src/infrastructure/database/open-database.ts';
import { sandboxSale } from '../../test/support/fixtures/sandbox-sale.ts';
import { startPostgresServer } from '../../test/support/servers/postgres-server.ts';
import { PATIENT_MS } from '../own-postgres.ts';
import { quantiles } from '../quantiles.ts';
import { type Call, callsOf } from './calls.ts';
import { fill } from './fill.ts';
import { type Cost, Costs, letServerTell } from './statements.ts';

const SALE = sandboxSale();
const SMALLEST = 1_000;
const ROUNDS = 200;
/** A call that is slow is measured fewer times. */
const MOST_MS = 3_000;
const AIM_MS = 1;
/** For filling: they change no plan and no figure, because the execution of a statement ends before its commit. */
const SETTINGS = { shared_buffers: '128MB', maintenance_work_mem: '512MB', max_wal_size: '8GB' };

type Figure = Readonly<{ p50: number; p99: number; pages: number; statements: number }>;

export async function benchScale(largest: number): Promise<string> {
  const server = await startPostgresServer({ settings: SETTINGS });
  if (server === undefined) throw new Error('there is no PostgreSQL server on this machine');
  try {
    const sizes = sizesUpTo(largest);
    const figures: ReadonlyMap<string, Figure>[] = [];
    for (const users of sizes) figures.push(await figuresAt(server.urlOf, users));
    return table(sizes, figures);
  } finally {
    await server.stop();
  }
}

function sizesUpTo(largest: number): readonly number[] {
  const sizes: number[] = [];
  for (let users = SMALLEST; users <= largest; users *= 10) sizes.push(users);
  return sizes;
}

/** In a database of its own, which is dropped afterwards. */
async function figuresAt(urlOf: (database: string) => string, users: number): Promise<ReadonlyMap<string, Figure>> {
  const name = `users_${users}`;
  const root = openDatabase({ kind: 'postgres', url: urlOf('postgres'), statementTimeoutMs: PATIENT_MS });
  const admin = (await root).knex;
  try {
    await admin.raw(`create database ${name}`);
    const patient = await openDatabase({ kind: 'postgres', url: urlOf(name), statementTimeoutMs: PATIENT_MS });
    const from = performance.now();
    await patient.migrate();
    await fill(patient.knex, users, SALE).finally(() => patient.close());
    console.log(`\nscale: ${users} users filled in ${((performance.now() - from) / 1_000).toFixed(0)} s`);
    await letServerTell(admin, name);
    return await measured(urlOf(name), users);
  } finally {
    await admin.raw(`drop database if exists ${name} with (force)`);
    await (await root).close();
  }
}

async function measured(url: string, users: number): Promise<ReadonlyMap<string, Figure>> {
  const database = await openDatabase({ kind: 'postgres', url });
  const costs = new Costs(database.knex);
  const figures = new Map<string, Figure>();
  try {
    for (const call of callsOf(database.knex, users, SALE)) {
      const figure = figureOf(await repeated(costs, call));
      figures.set(call.name, figure);
      console.log(`  ${call.name.padEnd(44)}${shown(call, figure)}`);
    }
  } finally {
    await database.close();
  }
  return figures;
}

/** A call that fails has no figure: a statement beyond the timeout, for one. */
async function repeated(costs: Costs, { name, run }: Call): Promise<readonly Cost[]> {
  const all: Cost[] = [];
  const until = performance.now() + MOST_MS;
  try {
    for (let round = 1; round <= ROUNDS && performance.now() < until; round += 1)
      all.push(await costs.of(() => run(round)));
  } catch (error) {
    console.log(`  ${name}: ${String(error)}`);
  }
  return all;
}

const figureOf = (costs: readonly Cost[]): Figure => {
  const { p50, p99 } = quantiles(costs.map(({ ms }) => ms));
  const pages = quantiles(costs.map((cost) => cost.pages)).p50;
  return { p50, p99, pages, statements: quantiles(costs.map(({ statements }) => statements)).p50 };
};

const shown = ({ kind }: Pick<Call, 'kind'>, { p50, p99, pages }: Figure) =>
  `${p50.toFixed(2)} / ${p99.toFixed(2)} ms, ${pages} pages${kind === 'hot' && p50 > AIM_MS ? ' (aim: 1 ms)' : ''}`;

function table(sizes: readonly number[], figures: readonly ReadonlyMap<string, Figure>[]): string {
  const cells = (name: string) =>
    figures.map((of) => {
      const figure = of.get(name);
      return figure === undefined ? '–' : `${figure.p50.toFixed(2)} / ${figure.p99.toFixed(2)} (${figure.pages})`;
    });
  const line = (name: string, values: readonly string[]) => `| ${[name, ...values].join(' | ')} |`;
  return [
    '\np50 / p99 in ms at the database (pages of 8 KB read), by number of users',
    line('call', sizes.map(String)),
    line(
      '---',
      sizes.map(() => '---'),
    ),
    ...[...(figures[0]?.keys() ?? [])].map((name) => line(name, cells(name))),
  ].join('\n');
}
