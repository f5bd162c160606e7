import type { Knex } from 'knex';
import type { Leases } from '../../../application/ports/system/leases.ts';
import { answerOf } from '../shared/database-answer.ts';

/** Uses the database's clock, the only one that all processes share. */
export class PostgresLeases implements Leases {
  readonly #db: Knex;

  constructor(db: Knex) {
    this.#db = db;
  }

  async acquire(name: string, owner: string, ttlMs: number) {
    const { rows } = await answerOf(
      this.#db.raw<{ rows: unknown[] }>(
        `insert into leases as held (name, owner, expires_at)
         values (:name, :owner, now() + :ttlMs * interval '1 millisecond')
         on conflict (name) do update set owner = excluded.owner, expires_at = excluded.expires_at
         where held.expires_at <= now()
         returning name`,
        { name, owner, ttlMs },
      ),
    );
    return rows.length === 1;
  }

  async release(name: string, owner: string) {
    await answerOf(this.#db('leases').where({ name, owner }).del());
  }
}
