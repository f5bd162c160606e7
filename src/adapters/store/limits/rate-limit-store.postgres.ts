import type { ClientRateLimitInfo, Options, Store } from 'express-rate-limit';
import type { Knex } from 'knex';
import { answerOf } from '../shared/database-answer.ts';
import { deleteBatch } from '../shared/delete-batch.ts';

/** Rows are locked in the order of their keys, so that concurrent statements cannot deadlock. */
const COUNT = `
  with asked as (select key, count(*)::integer as times from unnest(?::text[]) as key group by key order by key)
  insert into rate_limits as kept (key, hits, reset_at)
  select key, times, now() + ? * interval '1 millisecond' from asked order by key
  on conflict (key) do update set
    hits = case when kept.reset_at <= now() then excluded.hits else kept.hits + excluded.hits end,
    reset_at = case when kept.reset_at <= now() then excluded.reset_at else kept.reset_at end
  returning key, hits, (select times from asked where asked.key = kept.key),
    (extract(epoch from reset_at - now()) * 1000)::float8 as "leftMs"`;

type Counted = Readonly<{ key: string; hits: number; times: number; leftMs: number }>;

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
    const [info] = await this.incrementAll([key]);
    return info as ClientRateLimitInfo;
  }

  /** Counts one request for each key, in one statement and in this order; a key may occur more than once. */
  async incrementAll(keys: readonly string[]): Promise<readonly ClientRateLimitInfo[]> {
    const prefixed = keys.map((key) => this.prefix + key);
    // A named statement, so that the server parses it once per connection: it runs before every request.
    const query = this.#db.raw(COUNT, [prefixed, this.#windowMs]).options({ name: 'count-requests' });
    const { rows } = (await answerOf(query)) as { rows: readonly Counted[] };
    const counts = new Map(rows.map(({ key, hits, times, leftMs }) => [key, { before: hits - times, leftMs }]));
    return prefixed.map((key) => {
      const count = counts.get(key) as { before: number; leftMs: number };
      count.before += 1;
      return { totalHits: count.before, resetTime: new Date(Date.now() + count.leftMs) };
    });
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

/** Deletes at most `limit` expired windows. */
export const purgeRateLimits = (db: Knex, limit: number): Promise<number> =>
  deleteBatch(db, 'rate_limits', { where: 'reset_at <= now()', oldest: 'reset_at', limit });
