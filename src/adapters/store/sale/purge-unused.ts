import type { Knex } from 'knex';
import { type Sale, saleQuery } from './sale-query.ts';

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
