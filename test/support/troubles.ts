import type { Knex } from 'knex';
import { PostgresKycStore } from '../../src/adapters/store/kyc/kyc-store.postgres.ts';
import { PostgresDatabaseProbe } from '../../src/adapters/store/system/database-probe.postgres.ts';
import { PostgresUserStore } from '../../src/adapters/store/user/user-store.postgres.ts';
import { ALICE, at } from './fixtures/store-fixtures.ts';
import { until } from './real-time.ts';
import { rejectionOf } from './rejection.ts';
import { startPostgresServer } from './servers/postgres-server.ts';
import type { Scene } from './trouble-scene.ts';

const ask = (db: Knex) => new PostgresDatabaseProbe(db).ping();
const askForWhatIsLocked = (db: Knex) => new PostgresUserStore(db).find(ALICE);
/** The pool may not have noticed yet that a connection is gone. */
const askOnceItNoticed = (db: Knex) =>
  until(async () => {
    await ask(db);
    return true;
  });
const named = (url: string, name: string) => {
  const address = new URL(url);
  address.searchParams.set('application_name', name);
  return address.href;
};

type Trouble = Readonly<{
  /** What the driver, the pool or the server says of it. */
  cause: RegExp;
  /** Plays to its end and tells what the question was rejected with. */
  play: (scene: Scene) => Promise<unknown>;
}>;

/** Ways not to get an answer. */
export const TROUBLES: Readonly<Record<string, Trouble>> = {
  'the pool was closed': {
    cause: /Unable to acquire a connection$/,
    play: async (scene) => {
      const db = scene.connect();
      await db.destroy();
      return await rejectionOf(ask(db));
    },
  },
  'no connection gets free': {
    cause: /Timeout acquiring a connection/,
    play: async (scene) => {
      const db = scene.connect({ poolSize: 1 });
      const occupied = await db.transaction();
      return await rejectionOf(ask(db)).finally(() => occupied.rollback());
    },
  },
  'there is no such database': {
    cause: /"nowhere" does not exist/,
    play: async (scene) => {
      const url = Object.assign(new URL(scene.url), { pathname: '/nowhere' }).href;
      return await rejectionOf(ask(scene.connect({ url })));
    },
  },
  'the server does not let us in': {
    cause: /"nobody_we_know" does not exist/,
    play: async (scene) => {
      const url = Object.assign(new URL(scene.url), { username: 'nobody_we_know' }).href;
      return await rejectionOf(ask(scene.connect({ url })));
    },
  },
  'a statement takes longer than it may': {
    cause: /canceling statement due to statement timeout/,
    play: async (scene) => await rejectionOf(askForWhatIsLocked(scene.connect({ statementTimeoutMs: 100 }))),
  },
  'the server ends the connection, and the next question is answered again': {
    cause: /terminating connection due to administrator command/,
    play: async (scene) => {
      const db = scene.connect({ url: named(scene.url, 'ended') });
      const rejection = rejectionOf(askForWhatIsLocked(db));
      await scene.terminate(await scene.waiting('ended'));
      await rejection;
      await askOnceItNoticed(db);
      return await rejection;
    },
  },
  'the server ends the connection in the middle of a transaction': {
    cause: /Connection terminated unexpectedly/,
    play: async (scene) => {
      const db = scene.connect({ url: named(scene.url, 'ended midway') });
      const event = { id: 'e', sessionId: 's', status: 'approved', occurredAt: at() } as const;
      const rejection = rejectionOf(new PostgresKycStore(db).apply(event, () => undefined));
      await scene.terminate(await scene.waiting('ended midway'));
      return await rejection;
    },
  },
  'the connection breaks, and the next question is answered again': {
    cause: /Connection terminated unexpectedly/,
    play: async (scene) => {
      const relay = await scene.relay();
      const db = scene.connect({ url: named(relay.url, 'broken') });
      const rejection = rejectionOf(askForWhatIsLocked(db));
      await scene.waiting('broken');
      relay.cut();
      await rejection;
      await askOnceItNoticed(db);
      return await rejection;
    },
  },
  'the host accepts a connection and says nothing': {
    cause: /timeout expired/,
    play: async (scene) => {
      const relay = await scene.relay();
      relay.vanish();
      return await rejectionOf(ask(scene.connect({ url: relay.url })));
    },
  },
  'the host vanishes during a question, and the next is answered once it is back': {
    cause: /the database did not respond within 2500 ms/,
    play: async (scene) => {
      const relay = await scene.relay();
      const db = scene.connect({ url: named(relay.url, 'vanished'), poolSize: 1, statementTimeoutMs: 500 });
      await ask(db);
      relay.vanish();
      const rejection = await rejectionOf(ask(db));
      relay.comeBack();
      await ask(db);
      return rejection;
    },
  },
  'the server is stopped': {
    cause: /connect E/,
    play: async (scene) => {
      const server = await startPostgresServer();
      if (server === undefined)
        return await rejectionOf(ask(scene.connect({ url: 'postgresql://127.0.0.1:1/stopped' })));
      const db = scene.connect({ url: server.urlOf('postgres') });
      await ask(db).finally(() => server.stop());
      return await rejectionOf(ask(db));
    },
  },
};
