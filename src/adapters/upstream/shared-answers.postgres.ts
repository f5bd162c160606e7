import type { Knex } from 'knex';
import { answerOf, deleteBatch } from '../store/shared/database-answer.ts';
import type { Keepable, SharedAnswer, SharedAnswers } from './shared-answers.ts';

type Row = Readonly<{ key: string; answer: string | null; ageMs: number; size: number }>;

const FIND = `
  select key, answer, size, (1000 * extract(epoch from clock_timestamp() - read_at))::float8 as "ageMs"
  from upstream_answers where key = any(:keys) and expires_at > clock_timestamp()`;

/** In the order of the keys, like every write of several rows, to avoid deadlocks. */
const KEEP = `
  insert into upstream_answers (key, answer, size, read_at, expires_at)
  select key, answer, size,
    clock_timestamp() - age * interval '1 millisecond', clock_timestamp() + keep * interval '1 millisecond'
  from unnest(:keys::text[], :answers::text[], :sizes::integer[], :ages::float8[], :keeps::float8[])
    as given (key, answer, size, age, keep)
  order by key
  on conflict (key) do update set
    answer = excluded.answer, size = excluded.size, read_at = excluded.read_at, expires_at = excluded.expires_at`;

const CLAIM = `
  insert into upstream_claims as held (key, owner, expires_at)
  select key, :owner, clock_timestamp() + :forMs * interval '1 millisecond' from unnest(:keys::text[]) as key order by key
  on conflict (key) do update set owner = excluded.owner, expires_at = excluded.expires_at
  where held.expires_at <= clock_timestamp()
  returning key`;

/** Responses in the database, by its clock. Every method rejects with STORE_UNAVAILABLE. */
export class PostgresSharedAnswers implements SharedAnswers {
  readonly #db: Knex;

  constructor(db: Knex) {
    this.#db = db;
  }

  async find(keys: readonly string[]): Promise<ReadonlyMap<string, SharedAnswer>> {
    const { rows } = await answerOf(this.#db.raw<{ rows: readonly Row[] }>(FIND, { keys }));
    return new Map(
      rows.map(({ key, answer, ageMs, size }) => {
        const value: unknown = answer === null ? undefined : JSON.parse(answer);
        return [key, { value, ageMs, size }];
      }),
    );
  }

  async keep(answers: ReadonlyMap<string, Keepable>): Promise<void> {
    const kept = [...answers.values()];
    const columns = {
      keys: [...answers.keys()],
      answers: kept.map(({ value }) => (value === undefined ? null : JSON.stringify(value))),
      sizes: kept.map(({ size }) => size),
      ages: kept.map(({ ageMs }) => ageMs),
      keeps: kept.map(({ keepMs }) => keepMs),
    };
    await answerOf(this.#db.raw(KEEP, columns));
  }

  async claim(keys: readonly string[], owner: string, forMs: number): Promise<ReadonlySet<string>> {
    const { rows } = await answerOf(this.#db.raw<{ rows: readonly Row[] }>(CLAIM, { keys, owner, forMs }));
    return new Set(rows.map(({ key }) => key));
  }

  async release(keys: readonly string[], owner: string): Promise<void> {
    await answerOf(this.#db('upstream_claims').whereIn('key', keys).where({ owner }).del());
  }
}

/** Deletes at most `limit` expired answers and claims. */
export async function purgeSharedAnswers(db: Knex, limit: number): Promise<number> {
  const expired = { where: 'expires_at <= now()', oldest: 'expires_at' };
  const answers = await deleteBatch(db, 'upstream_answers', { ...expired, limit });
  return answers + (await deleteBatch(db, 'upstream_claims', { ...expired, limit: limit - answers }));
}
