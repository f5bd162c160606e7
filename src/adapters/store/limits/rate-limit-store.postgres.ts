import { setImmediate as afterThisTurn } from 'node:timers/promises';
import DataLoader from 'dataloader';
import type { ClientRateLimitInfo } from 'express-rate-limit';
import type { Knex } from 'knex';
import { answerOf, deleteBatch } from '../shared/database-answer.ts';
import { within } from '../shared/store-guard.ts';

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

const MOST_AT_ONCE = 500;
/** After this time the next exchange does not wait for one that the server does not answer. */
const PATIENCE_MS = 1_000;

/** Rate limit windows in the database, by its clock, shared by all processes. */
export class PostgresRateLimitStore {
  readonly #db: Knex;
  readonly #windowMs: number;
  readonly #counts: DataLoader<string, ClientRateLimitInfo>;
  #turn: Promise<unknown> = Promise.resolve();
  #exchange: Promise<unknown> = Promise.resolve();

  constructor(db: Knex, windowMs: number) {
    this.#db = db;
    this.#windowMs = windowMs;
    const batchScheduleFn = (dispatch: () => void) => {
      this.#turn = this.#turn.then(afterThisTurn).then(() => {
        dispatch();
        return this.#exchange;
      });
    };
    const load = (keys: readonly string[]) => {
      const counts = this.#countAll(keys);
      this.#exchange = within(PATIENCE_MS, () => counts).catch(() => {});
      return counts;
    };
    this.#counts = new DataLoader(load, { cache: false, maxBatchSize: MOST_AT_ONCE, batchScheduleFn });
  }

  /**
   * Counts the requests of one turn of the event loop, and those that arrive during an exchange with the server, in one statement: a
   * flood occupies one connection. Rejects with STORE_UNAVAILABLE.
   */
  increment(key: string): Promise<ClientRateLimitInfo> {
    return this.#counts.load(key);
  }

  /** One request for each key, in this order; a key may occur more than once. */
  async #countAll(keys: readonly string[]): Promise<readonly ClientRateLimitInfo[]> {
    // A named statement, so that the server parses it once per connection: it runs before every request.
    const query = this.#db.raw(COUNT, [[...keys], this.#windowMs]).options({ name: 'count-requests' });
    const { rows } = (await answerOf(query)) as { rows: readonly Counted[] };
    const counts = new Map(rows.map(({ key, hits, times, leftMs }) => [key, { before: hits - times, leftMs }]));
    return keys.map((key) => {
      const count = counts.get(key) as { before: number; leftMs: number };
      count.before += 1;
      return { totalHits: count.before, resetTime: new Date(Date.now() + count.leftMs) };
    });
  }
}

/** Deletes at most `limit` expired windows. */
export const purgeRateLimits = (db: Knex, limit: number): Promise<number> =>
  deleteBatch(db, 'rate_limits', { where: 'reset_at <= now()', oldest: 'reset_at', limit });
