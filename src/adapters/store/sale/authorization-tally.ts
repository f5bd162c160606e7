import type { Knex } from 'knex';
import type { AuthorizationTally } from '../../../application/ports/sale.ts';
import { answerOf } from '../shared/database-answer.ts';
import { IS_AUTHORIZED, OF_SALE, type Sale, saleQuery } from './sale-rows.ts';

/** Authorizations are recorded before their deadline, so the number of those whose deadline is this long past only falls. */
const CLOSED_AFTER_SECONDS = 60 * 60;

const BEGIN = `
  insert into authorization_totals (chain_id, contract, until, issued) values (:chain_id, :contract, 0, 0)
  on conflict (chain_id, contract) do nothing`;

const LOCK = `select until from authorization_totals where ${OF_SALE} for update`;

/**
 * Counts what was closed since the last time. The bounds are values, here and below: of a bound that it does not know, the planner
 * expects a third of all authorizations, and reads the whole table.
 */
const MOVE_ON = `
  update authorization_totals set until = :closed, issued = issued + (
    select count(*) from purchase_authorizations where ${OF_SALE} and deadline >= :until and deadline < :closed)
  where ${OF_SALE}`;

/** Counted: what is not closed, and purchases that are not confirmed. The rest is kept. */
const TALLY = `
  select kept.issued + recent.issued as issued, coalesce(bought.authorized, 0) + waiting.authorized as used, recent.open
  from authorization_totals kept
    left join purchase_totals bought on (bought.chain_id, bought.contract) = (kept.chain_id, kept.contract),
    lateral (
      select count(*) as issued, count(*) filter (where deadline >= :now and used.is_used is null) as open
      from purchase_authorizations newest left join lateral (
        select true as is_used from purchases where ${OF_SALE} and purchases.nonce = newest.nonce limit 1) used on true
      where ${OF_SALE} and deadline >= :until) recent,
    lateral (select count(*) as authorized from purchases where ${OF_SALE} and not confirmed and ${IS_AUTHORIZED}) waiting
  where (kept.chain_id, kept.contract) = (:chain_id, :contract::text)`;

/** `now` in Unix seconds. A reader waits for a purge or another reader, and then reads what that one left. */
export async function tallyAuthorizations(db: Knex, sale: Sale, now: number): Promise<AuthorizationTally> {
  const [row] = await answerOf(
    db.transaction(async (trx) => {
      const query = saleQuery(trx, sale);
      await query(BEGIN);
      const [kept] = await query<{ until: string }>(LOCK);
      const until = Number(kept?.until);
      const closed = Math.max(until, now - CLOSED_AFTER_SECONDS);
      await query(MOVE_ON, { until, closed });
      return await query<Record<'issued' | 'used' | 'open', string>>(TALLY, { now, until: closed });
    }),
  );
  if (row === undefined) throw new Error('the database did not return the tally');
  const [issued, used, open] = [Number(row.issued), Number(row.used), Number(row.open)];
  return { issued, used, open, expired: issued - used - open };
}

/** How many authorizations a statement reads. */
const WINDOW = 1_000;

/**
 * Reads on from the last position and deletes what was never used. The position stops before the first unused authorization beyond
 * the limit. Rows are deleted by their place, as in database-answer.ts, which takes half the time of their key. Without the limit in the lateral query, the planner may read all purchases instead of looking each nonce up.
 */
const PURGE = `
  with read as materialized (
    select issued.ctid as place, issued.deadline, issued.nonce
    from purchase_authorizations issued
    where chain_id = :chain_id and contract = :contract and deadline < :passed
      and deadline >= coalesce((select deadline from authorization_purges
        where chain_id = :chain_id and contract = :contract), 0)
      and (deadline, nonce) > (
        select coalesce(max(deadline), -1), coalesce(max(nonce), -1) from authorization_purges
        where chain_id = :chain_id and contract = :contract)
    order by deadline, nonce limit ${WINDOW}),
  counted as (
    select read.*, used.is_used is null as is_unused,
      count(*) filter (where used.is_used is null) over (order by deadline, read.nonce) as unused
    from read left join lateral (
      select true as is_used from purchases
      where chain_id = :chain_id and contract = :contract and purchases.nonce = read.nonce limit 1) used on true),
  decided as (select * from counted where unused <= :limit),
  gone as (
    delete from purchase_authorizations where ctid = any(array(select place from decided where is_unused))
    returning deadline),
  discounted as (
    update authorization_totals kept
    set issued = issued - (select count(*) from gone where gone.deadline < kept.until)
    where chain_id = :chain_id and contract = :contract and exists (select from gone)),
  moved as (
    insert into authorization_purges (chain_id, contract, deadline, nonce)
    select :chain_id, :contract, deadline, nonce from decided order by deadline desc, nonce desc limit 1
    on conflict (chain_id, contract) do update set deadline = excluded.deadline, nonce = excluded.nonce)
  select (select count(*) from read)::integer as read, (select count(*) from gone)::integer as gone`;

/**
 * Deletes at most `limit` authorizations whose deadline (Unix seconds) is before `passed` and that no indexed purchase used; returns
 * how many. An authorization that was used is passed once and never read again.
 */
export async function purgeUnusedAuthorizations(
  db: Knex,
  sale: Sale,
  { passed, limit }: Readonly<{ passed: number; limit: number }>,
): Promise<number> {
  for (let deleted = 0; ; ) {
    const bindings = { passed, limit: limit - deleted };
    const [step] = await saleQuery(db, sale)<{ read: number; gone: number }>(PURGE, bindings);
    deleted += step?.gone ?? 0;
    if (deleted >= limit || step === undefined || step.read < WINDOW) return deleted;
  }
}
