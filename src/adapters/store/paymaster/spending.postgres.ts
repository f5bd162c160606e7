import type { Knex } from 'knex';
import type { SponsorBudget } from '../../../domain/paymaster/sponsor-policy.ts';
import { budgetDay } from '../../../domain/paymaster/sponsorship.ts';
import type { SponsorshipRow } from './sponsorships.rows.ts';

type Charged = Pick<SponsorshipRow, 'taken_at' | 'wallet' | 'network' | 'cost'>;
type Room = Readonly<{ day: string; scope: keyof SponsorBudget; spender: string; cost: string; cap: string }>;

/** Charges the cost to the three budgets of its day, up to and including the first that has no room, which is returned. */
export async function charge(trx: Knex, row: Charged, budget: SponsorBudget): Promise<keyof SponsorBudget | undefined> {
  const { cost } = row;
  for (const { scope, spender } of spendersOf(row))
    if (!(await spend(trx, { cost, day: budgetDay(row.taken_at), scope, spender, cap: String(budget[scope]) })))
      return scope;
  return undefined;
}

/** Charges this cost to the budgets of the request's day instead of the one that was charged before. */
export async function recharge(trx: Knex, charged: Charged, cost: bigint): Promise<void> {
  const day = budgetDay(charged.taken_at);
  for (const { scope, spender } of spendersOf(charged))
    await trx('sponsor_spending')
      .where({ day, scope, spender })
      .update({ spent: trx.raw('spent - ?::numeric + ?::numeric', [charged.cost, String(cost)]) });
}

/** Always in this order, so that two transactions cannot deadlock. */
const spendersOf = ({ wallet, network }: Charged) =>
  [
    { scope: 'wallet', spender: wallet },
    { scope: 'network', spender: network },
    { scope: 'all', spender: '' },
  ] as const;

/** False when the budget is exhausted. */
async function spend(trx: Knex, { day, scope, spender, cost, cap }: Room): Promise<boolean> {
  const { rows } = await trx.raw<{ rows: unknown[] }>(
    `insert into sponsor_spending as room (day, scope, spender, spent)
     select :day::date, :scope, :spender, :cost::numeric where :cost::numeric <= :cap::numeric
     on conflict (day, scope, spender) do update set spent = room.spent + excluded.spent
       where room.spent + excluded.spent <= :cap::numeric
     returning spent`,
    { day, scope, spender, cost, cap },
  );
  return rows.length === 1;
}
