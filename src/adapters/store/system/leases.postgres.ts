import type { Knex } from 'knex';
import { type Leases, LONGEST_KEPT_MS } from '../../../application/ports/system.ts';
import { answerOf, DatabaseStore } from '../shared/database-answer.ts';

/** Renewals in the time of a lease: all but one may fail. */
const RENEWALS = 4;

type Kept = Readonly<{ name: string; owner: string; renewal: NodeJS.Timeout; until: number }>;

/** Uses the database's clock, the only one that all processes share. */
export class PostgresLeases extends DatabaseStore implements Leases {
  readonly #kept = new Map<string, Kept>();

  constructor(db: Knex) {
    super(db);
  }

  async acquire(name: string, owner: string, ttlMs: number) {
    const rows = await this.rows<unknown>(
      `insert into leases as held (name, owner, expires_at)
         values (:name, :owner, now() + :ttlMs * interval '1 millisecond')
         on conflict (name) do update set owner = excluded.owner, expires_at = excluded.expires_at
         where held.expires_at <= now()
         returning name`,
      { name, owner, ttlMs },
    );
    return rows.length === 1;
  }

  async keep(name: string, owner: string, ttlMs: number) {
    if (!(await this.acquire(name, owner, ttlMs))) return false;
    const renewal = setInterval(() => void this.#renew(name, owner, ttlMs), ttlMs / RENEWALS).unref();
    this.#kept.set(keyOf(name, owner), { name, owner, renewal, until: performance.now() + LONGEST_KEPT_MS });
    return true;
  }

  async release(name: string, owner: string) {
    this.#forget(name, owner);
    await answerOf(this.db('leases').where({ name, owner }).del());
  }

  async releaseAll() {
    for (const { name, owner } of [...this.#kept.values()]) await this.release(name, owner);
  }

  /** A renewal that fails is tried again at the next interval. If all fail, the lease expires. */
  async #renew(name: string, owner: string, ttlMs: number): Promise<void> {
    const kept = this.#kept.get(keyOf(name, owner));
    if (kept === undefined || kept.until < performance.now()) return this.#forget(name, owner);
    const until = this.db.raw(`now() + ? * interval '1 millisecond'`, [ttlMs]);
    const renewed = await this.db('leases')
      .where({ name, owner })
      .update({ expires_at: until })
      .catch(() => undefined);
    if (renewed === 0) this.#forget(name, owner);
  }

  #forget(name: string, owner: string): void {
    clearInterval(this.#kept.get(keyOf(name, owner))?.renewal);
    this.#kept.delete(keyOf(name, owner));
  }
}

const keyOf = (name: string, owner: string) => `${owner} ${name}`;
