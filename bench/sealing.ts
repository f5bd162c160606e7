import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { cryptoRandom } from '../src/adapters/local/random.ts';
import { LocalKey } from '../src/adapters/local/signing-key.local.ts';
import { newAuditKey, parseAuditKeys } from '../src/adapters/local/transparency/audit-keys.ts';
import { CheckpointSigner } from '../src/adapters/local/transparency/checkpoint-signer.ts';
import { appended } from '../src/adapters/store/audit/audit-log.postgres.ts';
import { PostgresAuditTree } from '../src/adapters/store/audit-tree/audit-tree.postgres.ts';
import { PostgresDecisionStore } from '../src/adapters/store/decision/decision-store.postgres.ts';
import { aDecision } from '../test/support/fixtures/decision-fixtures.ts';
import { onOwnPostgres } from './own-postgres.ts';
import { quantiles } from './quantiles.ts';

// How far the sealed log lags behind entries that arrive at a fixed rate, on a PostgreSQL server whose commits wait for the disk.

const SECONDS = 20;
const PER_SECOND = 2_000;
const WRITERS = 4;
/** Entries of one statement: one statement an entry would measure the driver, and not the job. */
const BATCH = 20;
/** As the service's job does. */
const SEAL_EVERY_MS = 2_000;
const SEALED_AT_ONCE = 5_000;
const AIM_MS = 5_000;

type Sealed = Readonly<{ size: number; at: number }>;

/** The results as lines of text. */
export const benchSealing = (): Promise<string> => onOwnPostgres(measured);

async function measured(knex: Knex): Promise<string> {
  const keys = parseAuditKeys(newAuditKey()).map((key) => new LocalKey('Ed25519', key));
  const tree = new PostgresAuditTree(knex, new CheckpointSigner({ origin: 'bench/sealing', keys }));
  await new PostgresDecisionStore(knex).record(aDecision({ id: cryptoRandom.uuid(), at: new Date() }));
  const body: string = (await knex('audit_entries').first('body')).body;
  await tree.seal(SEALED_AT_ONCE, new Date());

  const startedAt = performance.now();
  const job = sealing(tree);
  const shares = await Promise.all(Array.from({ length: WRITERS }, () => writtenBy(knex, body)));
  const took = (performance.now() - startedAt) / 1_000;
  const heads = await job.finish();
  const written = new Map(shares.flat());
  const lags = await lagsOf(knex, written, heads);
  const { p50, p99, most } = quantiles(lags);
  const { entries, problems } = await tree.verify();
  return [
    '',
    `audit log: ${written.size} entries in ${took.toFixed(1)} s (${(written.size / took).toFixed(0)} a second; ${PER_SECOND} are offered), the job every ${SEAL_EVERY_MS / 1_000} s`,
    `  from commit to signed checkpoint: p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, most ${most.toFixed(0)} ms`,
    `  slowest run of the job: ${job.slowest().toFixed(0)} ms; ${entries} entries verified, ${problems.length} problems`,
    `  aim: p99 at most ${AIM_MS} ms: ${p99 <= AIM_MS ? 'reached' : 'missed'}`,
  ].join('\n');
}

/** Seals as the job does: all that waits, every two seconds. `finish` seals the rest and returns every head. */
function sealing(tree: PostgresAuditTree) {
  const heads: Sealed[] = [];
  let size = 1;
  let slowest = 0;
  const run = async () => {
    const from = performance.now();
    for (let count = SEALED_AT_ONCE; count === SEALED_AT_ONCE; ) {
      count = await tree.seal(SEALED_AT_ONCE, new Date());
      size += count;
      if (count > 0) heads.push({ size, at: performance.now() });
    }
    slowest = Math.max(slowest, performance.now() - from);
  };
  let running: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    running = running.then(run);
  }, SEAL_EVERY_MS);
  const finish = async (): Promise<readonly Sealed[]> => {
    clearInterval(timer);
    await running;
    await run();
    return heads;
  };
  return { finish, slowest: () => slowest };
}

/** One writer's share of the rate. Behind its plan it writes without a pause, until it caught up. Returns ids with the time of their commit. */
async function writtenBy(knex: Knex, body: string): Promise<readonly (readonly [string, number])[]> {
  const every = (BATCH * WRITERS * 1_000) / PER_SECOND;
  const startedAt = performance.now();
  const written: (readonly [string, number])[] = [];
  for (let due = 0; due < SECONDS * 1_000; due += every) {
    const early = startedAt + due - performance.now();
    if (early > 0) await pause(early);
    const { rows } = await knex.raw<{ rows: readonly { id: string }[] }>(
      `with ${appended('select ?::text from generate_series(1, ?)')} select id from entry`,
      [body, BATCH],
    );
    const at = performance.now();
    for (const { id } of rows) written.push([String(id), at]);
  }
  return written;
}

async function lagsOf(knex: Knex, written: ReadonlyMap<string, number>, heads: readonly Sealed[]) {
  const leaves: readonly { leaf: string; entry: string }[] = await knex('audit_leaves')
    .where('leaf', '>', 0)
    .orderBy('leaf')
    .select('leaf', 'entry');
  let head = 0;
  return leaves.map(({ leaf, entry }) => {
    while ((heads[head]?.size ?? Number.POSITIVE_INFINITY) <= Number(leaf)) head += 1;
    return (heads[head]?.at ?? Number.NaN) - (written.get(String(entry)) ?? Number.NaN);
  });
}
