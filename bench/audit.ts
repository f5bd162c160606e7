import { cryptoRandom } from '../src/adapters/local/random.ts';
import { LocalKey } from '../src/adapters/local/signing-key.local.ts';
import { newAuditKey, parseAuditKeys } from '../src/adapters/local/transparency/audit-keys.ts';
import { CheckpointSigner } from '../src/adapters/local/transparency/checkpoint-signer.ts';
import { appended } from '../src/adapters/store/audit/audit-log.postgres.ts';
import { PostgresAuditTree } from '../src/adapters/store/audit-tree/audit-tree.postgres.ts';
import { PostgresDecisionStore } from '../src/adapters/store/decision/decision-store.postgres.ts';
import { PostgresIssuedAuthorizations } from '../src/adapters/store/sale/issued-authorizations.postgres.ts';
import type { Decision } from '../src/domain/decision/decision.ts';
import { openDatabase } from '../src/infrastructure/database/open-database.ts';
import { aDecision } from '../test/support/fixtures/decision-fixtures.ts';
import { authorization } from '../test/support/fixtures/sale-fixtures.ts';
import { CAROL } from '../test/support/fixtures/store-fixtures.ts';
import { startPostgresServer } from '../test/support/servers/postgres-server.ts';
import { DURABLE } from './own-postgres.ts';

// Measures the audit log on a PostgreSQL server of its own, with fsync: `node dist/bench/audit.js [seconds]`.
const SEAL_EVERY_MS = 2_000;
const WRITERS = 12;
const BATCH = 5_000;
const LEAST_PER_SECOND = 2_000;

const seconds = Number(process.argv[2] ?? 20);
const server = await startPostgresServer({ settings: DURABLE });
if (server === undefined) throw new Error('there is no PostgreSQL server on this machine');
const { knex, migrate, close } = await openDatabase({ kind: 'postgres', url: server.urlOf('postgres') });
await migrate();
const signer = new CheckpointSigner({
  origin: 'bench/audit',
  keys: parseAuditKeys(newAuditKey()).map((key) => new LocalKey('Ed25519', key)),
});
const tree = new PostgresAuditTree(knex, signer);
const decisions = new PostgresDecisionStore(knex);
const issued = new PostgresIssuedAuthorizations(knex, { chainId: 1, contract: CAROL });
const fresh = (): Decision => aDecision({ id: cryptoRandom.uuid(), at: new Date() });

const pending = async () => Number((await knex('audit_pending').count('id as count').first())?.count);
const rate = (count: number, ms: number) => `${Math.round((count / ms) * 1000)} a second`;

async function writeFor(ms: number, write: () => Promise<unknown>): Promise<number> {
  const until = performance.now() + ms;
  let written = 0;
  const writer = async () => {
    while (performance.now() < until) {
      await write();
      written += 1;
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  return written;
}

async function sealAll(): Promise<number> {
  let total = 0;
  for (let sealed = BATCH; sealed === BATCH; total += sealed) sealed = await tree.seal(BATCH, new Date());
  return total;
}

/** What a grant costs: the authorization alone, and with its decision and audit entry in the same statement. */
async function grants(): Promise<void> {
  const bare = await writeFor(3_000, () =>
    knex('leases').insert({ name: cryptoRandom.uuid(), owner: 'bench', expires_at: new Date() }),
  );
  const whole = await writeFor(3_000, () => issued.record(authorization(cryptoRandom.uint256()), new Date(), fresh()));
  console.log(`one bare insert: ${rate(bare, 3_000)}; authorization, decision and entry: ${rate(whole, 3_000)}`);
}

/** Entries arrive while the job seals every two seconds. */
async function keepUp(): Promise<void> {
  let most = 0;
  let slowest = 0;
  let sealing: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    sealing = sealing.then(async () => {
      most = Math.max(most, await pending());
      const from = performance.now();
      await sealAll();
      slowest = Math.max(slowest, performance.now() - from);
    });
  }, SEAL_EVERY_MS);
  const written = await writeFor(seconds * 1_000, () => decisions.record(fresh()));
  clearInterval(timer);
  await sealing;
  console.log(`${rate(written, seconds * 1_000)} written by ${WRITERS} connections while the log was sealed`);
  console.log(
    `most entries waiting: ${most}; slowest run of the job: ${slowest.toFixed(0)} ms; left: ${await pending()}`,
  );
}

async function backlog(count: number): Promise<void> {
  await knex.raw(
    `with ${appended('select body from audit_entries, generate_series(1, 1 + ? / (select count(*) from audit_entries)) limit ?')} select`,
    [count, count],
  );
  const from = performance.now();
  const sealed = await sealAll();
  const took = rate(sealed, performance.now() - from);
  console.log(`backlog of ${sealed} sealed: ${took} (at least ${LEAST_PER_SECOND} are wanted)`);
  const start = performance.now();
  const { entries, problems } = await tree.verify();
  console.log(`verified: ${rate(entries, performance.now() - start)}, ${problems.length} problems, ${entries} entries`);
}

await grants();
await sealAll();
await keepUp();
await backlog(30_000);
await close();
await server.stop();
