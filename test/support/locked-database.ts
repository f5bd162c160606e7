import type { Knex } from 'knex';
import { openPostgres, type PostgresSettings } from '../../src/infrastructure/database/open-postgres.ts';
import { until } from './real-time.ts';
import { TcpRelay } from './servers/tcp-relay.ts';

/** A database in which the tables `users` and `kyc_sessions` are locked, so that queries on them wait. */
export class LockedDatabase {
  readonly url: string;
  readonly #admin: Knex;
  readonly #closers: (() => Promise<void>)[] = [];

  private constructor(url: string) {
    this.url = url;
    this.#admin = this.connect({ statementTimeoutMs: 60_000 });
  }

  static async at(url: string): Promise<LockedDatabase> {
    const locked = new LockedDatabase(url);
    const lock = await locked.#admin.transaction();
    locked.#closers.unshift(async () => {
      await lock.rollback();
    });
    await lock.raw('lock table users, kyc_sessions in access exclusive mode');
    return locked;
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
    const where = { application_name: application, wait_event_type: 'Lock' };
    let backend: { pid: number } | undefined;
    await until(async () => {
      backend = await this.#admin('pg_stat_activity').where(where).first('pid');
      return backend !== undefined;
    });
    return backend?.pid ?? Number.NaN;
  }

  async terminate(pid: number): Promise<void> {
    await this.#admin.raw('select pg_terminate_backend(?)', [pid]);
  }

  async close(): Promise<void> {
    for (const close of this.#closers) await close();
  }
}
