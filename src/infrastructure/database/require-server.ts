import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { answerOf } from '../../adapters/store/shared/database-answer.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import { Failure } from '../../domain/shared/failure.ts';
import { StartError } from '../start/start-error.ts';
import { openPostgres, type PostgresSettings } from './open-postgres.ts';
import { poolerTrouble, wordsOf } from './trouble.ts';

/** `generated always as … stored` and materialized common table expressions exist from 12 on; the tests run on 15 and 18. */
const LEAST_VERSION = 140_000;
const LACKS_RIGHT = '42501';
const WAIT_MS = 1_000;

/** What the service relies on, tried on a temporary table in one transaction that is rolled back. */
const PARTS: readonly (readonly [name: string, sql: string])[] = [
  [
    'temporary tables with identity and generated columns',
    `create temporary table probe (id bigint generated always as identity primary key, body text not null, state text not null,
      kind text generated always as ((body::jsonb) ->> 'kind') stored) on commit drop`,
  ],
  ['partial unique indexes', `create unique index probe_once on probe (kind) where state = 'ready'`],
  [
    '"on conflict" with a partial index',
    `insert into probe (body, state) values ('{"kind":"a"}', 'ready') on conflict (kind) where state = 'ready' do nothing`,
  ],
  ['"for update skip locked"', 'select id from probe order by id limit 1 for update skip locked'],
  ['ctid', 'delete from probe where ctid = any(array(select ctid from probe where id < 0))'],
  [
    'functions in PL/pgSQL',
    'create function pg_temp.probe_follow() returns trigger language plpgsql as $$ begin perform from changed; return null; end $$',
  ],
  [
    'statement triggers with transition tables',
    `create trigger probe_followed after insert on probe
      referencing new table as changed for each statement execute function pg_temp.probe_follow()`,
  ],
];

type Probed = Pick<PostgresSettings, 'url' | 'namesStatements'>;

/**
 * Throws a StartError that names what the server, or a pooler before it, lacks. A server that does not respond proves nothing: requests
 * are refused until it does.
 */
export async function requireServer({ url, namesStatements = true }: Probed): Promise<void> {
  let isLost = false;
  const onLostStatement = () => {
    isLost = true;
  };
  const { knex, close } = openPostgres({ url, namesStatements, poolSize: 2, onLostStatement });
  try {
    const faults = await attempt(answerOf(engineFaults(knex)));
    if (!faults.known) {
      const refusal = poolerTrouble(faults.failure);
      if (refusal === undefined) return;
      throw refusal;
    }
    if (namesStatements) await attempt(answerOf(executeWhileAnotherIsOpen(knex)));
    const all = isLost ? [...faults.value, MIXES_STATEMENTS] : faults.value;
    if (all.length > 0) throw new StartError(all.join('\n'));
  } finally {
    await close();
  }
}

const MIXES_STATEMENTS =
  'the pooler in DATABASE_URL loses named statements: use PgBouncer 1.21 or later with max_prepared_statements, or its session mode, or set DATABASE_NAMED_STATEMENTS=off';

async function engineFaults(knex: Knex): Promise<readonly string[]> {
  const { rows } = await knex.raw("select version() as name, current_setting('server_version_num')::int as version");
  const [{ name, version }] = rows;
  const lacking = (await lackingPart(knex)) ?? ((await lockExcludes(knex)) ? undefined : 'advisory locks that exclude');
  return [
    ...(version < LEAST_VERSION ? [`the database is ${name}: at least PostgreSQL 14 is needed`] : []),
    ...(lacking === undefined ? [] : [`the database (${name}) lacks ${lacking}: the service needs PostgreSQL`]),
  ];
}

/** The first part that the server refuses; without the right to create temporary tables nothing is known. */
async function lackingPart(knex: Knex): Promise<string | undefined> {
  const trx = await knex.transaction();
  try {
    for (const [name, sql] of PARTS) {
      const error = await answerOf(trx.raw(sql)).then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      if (error instanceof Failure) throw error;
      if (error !== undefined) return isDenied(error) ? undefined : `${name} (${wordsOf(error)})`;
    }
    return undefined;
  } finally {
    await trx.rollback();
  }
}

const isDenied = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === LACKS_RIGHT;

/** Whether a second transaction does not get a lock that a first one holds. */
async function lockExcludes(knex: Knex): Promise<boolean> {
  const key = randomInt(2 ** 31);
  return await knex.transaction(async (holder) => {
    await holder.raw('select pg_advisory_xact_lock(?)', [key]);
    const { rows } = await knex.raw('select pg_try_advisory_xact_lock(?) as taken', [key]);
    return !rows[0].taken;
  });
}

/**
 * A pooler that shares connections of the server gives the open transaction the one on which the statement was prepared. One with a
 * single connection lets the statement wait.
 */
async function executeWhileAnotherIsOpen(knex: Knex): Promise<void> {
  const connection = await knex.client.acquireConnection();
  const execute = () => knex.raw('select ?::int as probe', [1]).options({ name: 'start-probe' }).connection(connection);
  try {
    await execute();
    const other = await knex.transaction();
    await other.raw('select 1');
    const again = execute();
    await Promise.race([again, pause(WAIT_MS, undefined, { ref: false })]).finally(() => other.rollback());
    await again;
  } finally {
    await knex.client.releaseConnection(connection);
  }
}
