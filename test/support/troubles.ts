import { setTimeout as pause } from 'node:timers/promises';
import type { Knex } from 'knex';
import { PostgresDatabaseProbe } from '../../src/adapters/store/database-probe.postgres.ts';
import { PostgresKycStore } from '../../src/adapters/store/kyc-store.postgres.ts';
import { PostgresUserStore } from '../../src/adapters/store/user-store.postgres.ts';
import { openPostgres, type PostgresSettings } from '../../src/infrastructure/database/open-postgres.ts';
import { startPostgresServer } from './postgres-server.ts';
import { rejectionOf } from './rejection.ts';
import { ALICE, at } from './store-fixtures.ts';
import { TcpRelay } from './tcp-relay.ts';

/** Somewhere to have trouble with a database: its tables `users` and `kyc_sessions` are locked, so that questions about them wait. */
export class Scene {
  readonly url: string;
  readonly #admin: Knex;
  readonly #closers: (() => Promise<void>)[] = [];

  private constructor(url: string) {
    this.url = url;
    this.#admin = this.connect({ statementTimeoutMs: 60_000 });
  }

  static async at(url: string): Promise<Scene> {
    const scene = new Scene(url);
    const lock = await scene.#admin.transaction();
    scene.#closers.unshift(async () => {
      await lock.rollback();
    });
    await lock.raw('lock table users, kyc_sessions in access exclusive mode');
    return scene;
  }

  connect(settings: Partial<PostgresSettings> = {}): Knex {
    const { knex, close } = openPostgres({ url: this.url, ...settings });
    this.#closers.push(close);
    return knex;
  }

  async relay(): Promise<TcpRelay> {
    const relay = await TcpRelay.to(this.url);
    this.#closers.push(() => relay.close());
    return relay;
  }

  /** The backend that waits for the lock on behalf of the application. */
  async waiting(application: string): Promise<number> {
    for (;;) {
      const where = { application_name: application, wait_event_type: 'Lock' };
      const backend = await this.#admin('pg_stat_activity').where(where).first('pid');
      if (backend !== undefined) return backend.pid;
      await pause(10);
    }
  }

  async terminate(pid: number): Promise<void> {
    await this.#admin.raw('select pg_terminate_backend(?)', [pid]);
  }

  async close(): Promise<void> {
    for (const close of this.#closers) await close();
  }
}

const ask = (db: Knex) => new PostgresDatabaseProbe(db).ping();
const askForWhatIsLocked = (db: Knex) => new PostgresUserStore(db).find(ALICE);
/** The pool may not have noticed yet that a connection is gone; it must within a second. */
const askOnceItNoticed = async (db: Knex) => {
  await pause(1_000);
  await ask(db);
};
const named = (url: string, name: string) => {
  const address = new URL(url);
  address.searchParams.set('application_name', name);
  return address.href;
};

/** Ways not to get an answer. Each plays to its end and tells what the question was rejected with. */
export const TROUBLES: Readonly<Record<string, (scene: Scene) => Promise<unknown>>> = {
  'the pool was closed': async (scene) => {
    const db = scene.connect();
    await db.destroy();
    return await rejectionOf(ask(db));
  },
  'no connection gets free': async (scene) => {
    const db = scene.connect({ poolSize: 1 });
    const occupied = await db.transaction();
    return await rejectionOf(ask(db)).finally(() => occupied.rollback());
  },
  'there is no such database': async (scene) => {
    const url = Object.assign(new URL(scene.url), { pathname: '/nowhere' }).href;
    return await rejectionOf(ask(scene.connect({ url })));
  },
  'the server does not let us in': async (scene) => {
    const url = Object.assign(new URL(scene.url), { username: 'nobody_we_know' }).href;
    return await rejectionOf(ask(scene.connect({ url })));
  },
  'a statement takes longer than it may': async (scene) =>
    await rejectionOf(askForWhatIsLocked(scene.connect({ statementTimeoutMs: 100 }))),
  'the server ends the connection, and the next question is answered again': async (scene) => {
    const db = scene.connect({ url: named(scene.url, 'ended') });
    const rejection = rejectionOf(askForWhatIsLocked(db));
    await scene.terminate(await scene.waiting('ended'));
    await rejection;
    await askOnceItNoticed(db);
    return await rejection;
  },
  'the server ends the connection in the middle of a transaction': async (scene) => {
    const db = scene.connect({ url: named(scene.url, 'ended midway') });
    const event = { id: 'e', sessionId: 's', status: 'approved', occurredAt: at() } as const;
    const rejection = rejectionOf(new PostgresKycStore(db).apply(event, () => undefined));
    await scene.terminate(await scene.waiting('ended midway'));
    return await rejection;
  },
  'the connection breaks, and the next question is answered again': async (scene) => {
    const relay = await scene.relay();
    const db = scene.connect({ url: named(relay.url, 'broken') });
    const rejection = rejectionOf(askForWhatIsLocked(db));
    await scene.waiting('broken');
    relay.cut();
    await rejection;
    await askOnceItNoticed(db);
    return await rejection;
  },
  'the host accepts a connection and says nothing': async (scene) => {
    const relay = await scene.relay();
    relay.vanish();
    return await rejectionOf(ask(scene.connect({ url: relay.url })));
  },
  'the host vanishes during a question, and the next is answered once it is back': async (scene) => {
    const relay = await scene.relay();
    const db = scene.connect({ url: named(relay.url, 'vanished'), poolSize: 1, statementTimeoutMs: 500 });
    await ask(db);
    relay.vanish();
    const rejection = await rejectionOf(ask(db));
    relay.comeBack();
    await ask(db);
    return rejection;
  },
  'the server is stopped': async (scene) => {
    const server = await startPostgresServer();
    if (server === undefined) return await rejectionOf(ask(scene.connect({ url: 'postgresql://127.0.0.1:1/stopped' })));
    const db = scene.connect({ url: server.urlOf('postgres') });
    await ask(db).finally(() => server.stop());
    return await rejectionOf(ask(db));
  },
};
