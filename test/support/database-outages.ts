import type { Knex } from 'knex';
import { PostgresKycStore } from '../../src/adapters/store/kyc/kyc-store.postgres.ts';
import { answerOf } from '../../src/adapters/store/shared/database-answer.ts';
import { PostgresUserStore } from '../../src/adapters/store/user/user-store.postgres.ts';
import { ALICE, at } from './fixtures/store-fixtures.ts';
import type { LockedDatabase } from './locked-database.ts';
import { until } from './real-time.ts';
import { rejectionOf } from './rejection.ts';
import { startPostgresServer } from './servers/postgres-server.ts';

const ask = (db: Knex) => answerOf(db.raw('select 1'));
const askForWhatIsLocked = (db: Knex) => new PostgresUserStore(db).find(ALICE);
/** The pool may not have noticed yet that a connection is closed. */
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

type Outage = Readonly<{
  /** The error message of the driver, the pool or the server. */
  cause: RegExp;
  /** Runs the scenario and returns the error with which the query was rejected. */
  provoke: (locked: LockedDatabase) => Promise<unknown>;
}>;

/** Ways in which the database can be unavailable. */
export const OUTAGES: Readonly<Record<string, Outage>> = {
  'the pool was closed': {
    cause: /Unable to acquire a connection$/,
    provoke: async (locked) => {
      const db = locked.connect();
      await db.destroy();
      return await rejectionOf(ask(db));
    },
  },
  'no connection becomes free': {
    cause: /Timeout acquiring a connection/,
    provoke: async (locked) => {
      const db = locked.connect({ poolSize: 1 });
      const occupied = await db.transaction();
      return await rejectionOf(ask(db)).finally(() => occupied.rollback());
    },
  },
  'there is no such database': {
    cause: /"nowhere" does not exist/,
    provoke: async (locked) => {
      const url = Object.assign(new URL(locked.url), { pathname: '/nowhere' }).href;
      return await rejectionOf(ask(locked.connect({ url })));
    },
  },
  'the server rejects the login': {
    cause: /"nobody_we_know" does not exist/,
    provoke: async (locked) => {
      const url = Object.assign(new URL(locked.url), { username: 'nobody_we_know' }).href;
      return await rejectionOf(ask(locked.connect({ url })));
    },
  },
  'a statement takes longer than it may': {
    cause: /canceling statement due to statement timeout/,
    provoke: async (locked) => await rejectionOf(askForWhatIsLocked(locked.connect({ statementTimeoutMs: 100 }))),
  },
  'the server ends the connection, and the next question is answered again': {
    cause: /terminating connection due to administrator command/,
    provoke: async (locked) => {
      const db = locked.connect({ url: named(locked.url, 'ended') });
      const rejection = rejectionOf(askForWhatIsLocked(db));
      await locked.terminate(await locked.waiting('ended'));
      await rejection;
      await askOnceItNoticed(db);
      return await rejection;
    },
  },
  'the server ends the connection in the middle of a transaction': {
    cause: /Connection terminated unexpectedly/,
    provoke: async (locked) => {
      const db = locked.connect({ url: named(locked.url, 'ended midway') });
      const event = { id: 'e', sessionId: 's', status: 'approved', occurredAt: at() } as const;
      const rejection = rejectionOf(new PostgresKycStore(db).apply(event, () => undefined));
      await locked.terminate(await locked.waiting('ended midway'));
      return await rejection;
    },
  },
  'the connection breaks, and the next question is answered again': {
    cause: /Connection terminated unexpectedly/,
    provoke: async (locked) => {
      const relay = await locked.relay();
      const db = locked.connect({ url: named(relay.url, 'broken') });
      const rejection = rejectionOf(askForWhatIsLocked(db));
      await locked.waiting('broken');
      relay.cut();
      await rejection;
      await askOnceItNoticed(db);
      return await rejection;
    },
  },
  'the host accepts a connection and says nothing': {
    cause: /timeout expired/,
    provoke: async (locked) => {
      const relay = await locked.relay();
      relay.vanish();
      return await rejectionOf(ask(locked.connect({ url: relay.url })));
    },
  },
  'the host vanishes during a question, and the next is answered once it is back': {
    cause: /the database did not respond within 2500 ms/,
    provoke: async (locked) => {
      const relay = await locked.relay();
      const db = locked.connect({ url: named(relay.url, 'vanished'), poolSize: 1, statementTimeoutMs: 500 });
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
    provoke: async (locked) => {
      const server = await startPostgresServer();
      if (server === undefined)
        return await rejectionOf(ask(locked.connect({ url: 'postgresql://127.0.0.1:1/stopped' })));
      const db = locked.connect({ url: server.urlOf('postgres') });
      await ask(db).finally(() => server.stop());
      return await rejectionOf(ask(db));
    },
  },
};
