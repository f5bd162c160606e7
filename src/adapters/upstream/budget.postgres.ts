import type { Knex } from 'knex';
import { answerOf } from '../store/shared/database-answer.ts';
import type { Allowance, Budget } from './budget.ts';

/** `clock_timestamp()` is read while the row is locked, so the calls of all processes are ordered. */
const TAKE = `
  insert into upstream_budgets as kept (name, taken, wait_ms) values (:name, array[clock_timestamp()], 0)
  on conflict (name) do update set (taken, wait_ms) = (
    select case when state.wait_ms > 0 then live else live || clock_timestamp() end, state.wait_ms
    from (
      select live, ceil(1000 * extract(epoch from greatest(
        interval '0',
        kept.rests_until - clock_timestamp(),
        case when cardinality(live) >= :calls then live[1] + :perMs * interval '1 millisecond' - clock_timestamp() end
      ))) as wait_ms
      from (
        select coalesce(array_agg(at order by at), '{}') as live
        from unnest(kept.taken) as at where at > clock_timestamp() - :perMs * interval '1 millisecond'
      ) as calls
    ) as state
  )
  returning wait_ms::integer as "waitMs"`;

const REST = `
  insert into upstream_budgets as kept (name, taken, wait_ms, rests_until)
  values (:name, '{}', 0, clock_timestamp() + :ms * interval '1 millisecond')
  on conflict (name) do update set rests_until = greatest(kept.rests_until, excluded.rests_until)`;

/** Counts the calls of all processes, by the database's clock, with an exact sliding window. Rejects with STORE_UNAVAILABLE. */
export class PostgresBudget implements Budget {
  readonly #db: Knex;
  readonly #name: string;
  readonly #allowance: Allowance;

  constructor(db: Knex, name: string, allowance: Allowance) {
    this.#db = db;
    this.#name = name;
    this.#allowance = allowance;
  }

  async take(): Promise<number> {
    const query = this.#db.raw<{ rows: [{ waitMs: number }] }>(TAKE, { name: this.#name, ...this.#allowance });
    return (await answerOf(query)).rows[0].waitMs;
  }

  async rest(ms: number): Promise<void> {
    await answerOf(this.#db.raw(REST, { name: this.#name, ms }));
  }
}
