import type { Knex } from 'knex';
import { answerOf } from '../store/shared/database-answer.ts';
import type { Budget } from './budget.ts';
import type { Allowance } from './fair-share.ts';
import { isService, isStranger, type Shares, sharesOf } from './fair-share.ts';
import { type Payer, SERVICE } from './payer.ts';

/**
 * The rules of `fair-share.ts`. `clock_timestamp()` is read while the row is locked, so the calls of all processes are ordered.
 * Calls without a network are the service's own, or those of processes of an earlier version.
 */
const TAKE = `
  insert into upstream_budgets as kept (name, taken, networks, wallets, wait_ms)
  values (:name, array[clock_timestamp()], array[:network], array[:wallet], 0)
  on conflict (name) do update set (taken, networks, wallets, wait_ms) = (
    select
      case when wait_ms > 0 then ats else ats || now end,
      case when wait_ms > 0 then live_networks else live_networks || :network::text end,
      case when wait_ms > 0 then live_wallets else live_wallets || :wallet::text end,
      wait_ms
    from (
      select *, ceil(1000 * extract(epoch from greatest(
        interval '0',
        kept.rests_until - now,
        case when recent >= :calls then oldest_recent + :perMs * interval '1 millisecond' - now end,
        case when :shares and total >= :capacity then oldest + :windowMs * interval '1 millisecond' - now end,
        case when :shares and of_callers >= :callers
          then oldest_of_callers + :windowMs * interval '1 millisecond' - now end,
        case when :stranger and of_strangers >= :strangers
          then oldest_of_strangers + :windowMs * interval '1 millisecond' - now end,
        case when :shares and of_network > 0 and of_network >= ceil((greatest(left_over, 0) + of_network) / 4.0)
          then oldest_of_network + :windowMs * interval '1 millisecond' - now end,
        case when :shares and of_wallet > 0 and of_wallet >= ceil((greatest(left_over, 0) + of_wallet) / 4.0)
          then oldest_of_wallet + :windowMs * interval '1 millisecond' - now end
      ))) as wait_ms
      from (
        select *, least(
          :capacity - total, :callers - of_callers, case when :stranger then :strangers - of_strangers end
        ) as left_over
        from (
          select now,
            coalesce(array_agg(at order by place) filter (where at is not null), '{}') as ats,
            coalesce(array_agg(network order by place) filter (where at is not null), '{}') as live_networks,
            coalesce(array_agg(wallet order by place) filter (where at is not null), '{}') as live_wallets,
            count(at) as total, min(at) as oldest,
            count(at) filter (where is_recent) as recent, min(at) filter (where is_recent) as oldest_recent,
            count(at) filter (where network <> '') as of_callers, min(at) filter (where network <> '') as oldest_of_callers,
            count(at) filter (where network <> '' and wallet = '') as of_strangers,
            min(at) filter (where network <> '' and wallet = '') as oldest_of_strangers,
            count(at) filter (where network = :network) as of_network,
            min(at) filter (where network = :network) as oldest_of_network,
            count(at) filter (where wallet <> '' and wallet = :wallet) as of_wallet,
            min(at) filter (where wallet <> '' and wallet = :wallet) as oldest_of_wallet
          from (select clock_timestamp() as now) as clock
          left join lateral (
            select at, place, coalesce(network, '') as network, coalesce(wallet, '') as wallet,
              at > now - :perMs * interval '1 millisecond' as is_recent
            from unnest(kept.taken, kept.networks, kept.wallets) with ordinality as call (at, network, wallet, place)
            where at > now - :windowMs * interval '1 millisecond'
          ) as call on true
          group by now
        ) as counts
      ) as room
    ) as state
  )
  returning wait_ms::integer as "waitMs"`;

const REST = `
  insert into upstream_budgets as kept (name, taken, wait_ms, rests_until)
  values (:name, '{}', 0, clock_timestamp() + :ms * interval '1 millisecond')
  on conflict (name) do update set rests_until = greatest(kept.rests_until, excluded.rests_until)`;

const LEFT = `
  select case when rests_until > clock_timestamp() then 0 else greatest(0, :calls - (
    select count(*) from unnest(taken) as at where at > clock_timestamp() - :perMs * interval '1 millisecond'
  ))::integer end as left
  from upstream_budgets where name = :name`;

/** Counts the calls of all processes, by the database's clock, with an exact sliding window. Rejects with STORE_UNAVAILABLE. */
export class PostgresBudget implements Budget {
  readonly #db: Knex;
  readonly #name: string;
  readonly #allowance: Allowance;
  readonly #shares: Shares;

  constructor(db: Knex, name: string, allowance: Allowance) {
    this.#db = db;
    this.#name = name;
    this.#allowance = allowance;
    this.#shares = sharesOf(allowance);
  }

  async take(payer: Payer = SERVICE): Promise<number> {
    const query = this.#db.raw<{ rows: [{ waitMs: number }] }>(TAKE, {
      ...this.#allowance,
      ...this.#shares,
      ...payer,
      name: this.#name,
      shares: !isService(payer),
      stranger: isStranger(payer),
    });
    return (await answerOf(query)).rows[0].waitMs;
  }

  async rest(ms: number): Promise<void> {
    await answerOf(this.#db.raw(REST, { name: this.#name, ms }));
  }

  async left(): Promise<number> {
    const { calls, perMs } = this.#allowance;
    const query = this.#db.raw<{ rows: { left: number }[] }>(LEFT, { name: this.#name, calls, perMs });
    return (await answerOf(query)).rows[0]?.left ?? calls;
  }
}
