import type { Knex } from 'knex';
import type { AuthorizationTally } from '../../../application/ports/sale.ts';
import { answerOf } from '../shared/database-answer.ts';
import { type Sale, saleQuery } from './sale-query.ts';
import { IS_AUTHORIZED } from './sale-rows.ts';

/** Authorizations are recorded before their deadline, so the number of those whose deadline is this long past only falls. */
const CLOSED_AFTER_SECONDS = 60 * 60;

const OF_SALE = 'chain_id = :chain_id and contract = :contract';

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
