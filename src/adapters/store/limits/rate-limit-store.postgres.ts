import type { ClientRateLimitInfo, Options, Store } from 'express-rate-limit';
import type { Knex } from 'knex';
import { answerOf } from '../shared/database-answer.ts';

const COUNT = `
  insert into rate_limits as kept (key, hits, reset_at)
  values (?, 1, now() + ? * interval '1 millisecond')
  on conflict (key) do update set
    hits = case when kept.reset_at <= now() then 1 else kept.hits + 1 end,
    reset_at = case when kept.reset_at <= now() then excluded.reset_at else kept.reset_at end
  returning hits, (extract(epoch from reset_at - now()) * 1000)::float8 as "leftMs"`;

/** Rate limit windows in the database, by its clock, shared by all processes. Every method rejects with STORE_UNAVAILABLE. */
export class PostgresRateLimitStore implements Store {
  readonly localKeys = false;
  readonly prefix: string;
  readonly #db: Knex;
  #windowMs = 60_000;

  constructor(db: Knex, prefix: string) {
    this.#db = db;
    this.prefix = prefix;
  }

  init({ windowMs }: Pick<Options, 'windowMs'>): void {
    this.#windowMs = windowMs;
  }

  async increment(key: string): Promise<ClientRateLimitInfo> {
    // A named statement, so that the server parses it once per connection: it runs before every request.
    const query = this.#db.raw(COUNT, [this.prefix + key, this.#windowMs]).options({ name: 'count-request' });
    const { rows } = (await answerOf(query)) as { rows: [{ hits: number; leftMs: number }] };
    const [{ hits, leftMs }] = rows;
    return { totalHits: hits, resetTime: new Date(Date.now() + leftMs) };
  }

  async decrement(key: string): Promise<void> {
    await answerOf(
      this.#db('rate_limits')
        .where({ key: this.prefix + key })
        .where('hits', '>', 0)
        .decrement('hits'),
    );
  }

  async resetKey(key: string): Promise<void> {
    await answerOf(
      this.#db('rate_limits')
        .where({ key: this.prefix + key })
        .del(),
    );
  }
}

/** Deletes the expired windows. */
export const purgeRateLimits = (db: Knex): Promise<number> =>
  answerOf(db('rate_limits').whereRaw('reset_at <= now()').del());
