import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { openPostgres } from '../../src/infrastructure/database/open-postgres.ts';
import { TcpRelay } from '../../test/support/servers/tcp-relay.ts';
import type { Drill } from '../drill.ts';
import type { Load } from '../load/load.ts';
import { onPostgres, type ServerPlace } from '../places/databases.ts';
import { underLoad } from '../places/under-load.ts';

/** Without the rights of a superuser, who passes every limit of connections. */
const ROLE = 'service';
const HOLD_MS = 1_500;
/** Longer than the pool waits for a connection. */
const LOCK_MS = 3_500;

type Scene = Readonly<{ place: ServerPlace; relay: TcpRelay; admin: Knex }>;
/** Causes the fault, ends it, and returns the moment from which the recovery counts. */
type Fault = (scene: Scene) => Promise<number>;

const ENDED = `select pg_terminate_backend(pid) from pg_stat_activity where usename = '${ROLE}'`;
const now = () => performance.now();

/** Waits for a server that is starting. */
async function responding(admin: Knex): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (
      await admin.raw('select 1').then(
        () => true,
        () => false,
      )
    )
      return;
    await pause(50);
  }
  throw new Error('the server did not come back');
}

const restartedBy =
  (signal: NodeJS.Signals): Fault =>
  async ({ place, admin }) => {
    const pid = place.server.pid();
    process.kill(pid, signal);
    const signalled = now();
    await responding(admin);
    return signalled;
  };

const crashed: Fault = async ({ admin }) => {
  const { rows } = await admin.raw(`select pid from pg_stat_activity where usename = '${ROLE}' limit 1`);
  process.kill(rows[0].pid, 'SIGKILL');
  const killed = now();
  await responding(admin);
  return killed;
};

const cut: Fault = async ({ relay }) => {
  for (let i = 0; i < 5; i += 1) {
    await pause(Math.random() * 200);
    relay.cut();
  }
  return now();
};

const vanished: Fault = async ({ relay }) => {
  relay.vanish();
  await pause(HOLD_MS);
  relay.comeBack();
  return now();
};

const readOnly: Fault = async ({ admin }) => {
  await admin.raw(`alter role ${ROLE} set default_transaction_read_only = on`);
  await admin.raw(ENDED);
  await pause(HOLD_MS);
  await admin.raw(`alter role ${ROLE} reset default_transaction_read_only`);
  await admin.raw(ENDED);
  return now();
};

const full: Fault = async ({ admin }) => {
  await admin.raw(`alter role ${ROLE} connection limit 0`);
  await admin.raw(ENDED);
  await pause(HOLD_MS);
  await admin.raw(`alter role ${ROLE} connection limit -1`);
  return now();
};

const locked: Fault = async ({ admin }) => {
  await admin.transaction(async (trx) => {
    await trx.raw('lock table idempotency_keys, sign_in_nonces, sessions in access exclusive mode');
    await pause(LOCK_MS);
  });
  return now();
};

const FAULTS: Readonly<Record<string, Fault>> = {
  'the server is restarted': restartedBy('SIGINT'),
  'a backend is killed, and the server recovers': crashed,
  'the server is killed, and started again': restartedBy('SIGKILL'),
  'connections are cut': cut,
  'the host vanishes, and comes back': vanished,
  'the server becomes read-only for a while': readOnly,
  'the server has no connection left': full,
  'every connection of the pool waits for a lock': locked,
};

/** Each round causes the next kind of trouble while customers write. */
export const database: Drill = {
  title: 'PostgreSQL is in trouble',
  rounds: { short: Object.keys(FAULTS).length, full: 160 },
  run: async (rounds) => {
    const place = await onPostgres({ restarts: true });
    const relay = await TcpRelay.to(Object.assign(new URL(place.url), { username: ROLE }).href);
    const { knex: admin, close } = openPostgres({ url: place.url, poolSize: 1 });
    const faults = Object.entries(FAULTS);
    try {
      await admin.raw(`create role ${ROLE} login;
        grant select, insert, update, delete on all tables in schema public to ${ROLE};
        grant usage on all sequences in schema public to ${ROLE}`);
      const work = async (load: Load) => {
        for (let round = 0; round < rounds; round += 1) {
          const [name, fault] = faults[round % faults.length] as [string, Fault];
          await load.survive(name, () => fault({ place, relay, admin }));
        }
      };
      return await underLoad({ DATABASE_URL: relay.url }, work, { records: place.env });
    } finally {
      await close();
      await relay.close();
      await place.close();
    }
  },
};
