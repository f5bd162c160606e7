import type { Knex } from 'knex';
import type { NewSponsorship, Sponsorships } from '../../../application/ports/paymaster/sponsorships.ts';
import { quoteUsed, requestInFlight, sponsorBudgetSpent } from '../../../domain/paymaster/errors.ts';
import type { SponsorBudget } from '../../../domain/paymaster/sponsor-policy.ts';
import { budgetDay, type SponsorshipEnd, secondsToNextDay } from '../../../domain/paymaster/sponsorship.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import { answerOf, breaks } from '../shared/database-answer.ts';
import { type SponsorshipRow, toSponsorship, toSponsorshipRow } from './sponsorships.rows.ts';

/** Unique keys reserve quotes and nonces, conditional upserts reserve budget; all in one transaction. */
export class PostgresSponsorships implements Sponsorships {
  readonly #db: Knex;

  constructor(db: Knex) {
    this.#db = db;
  }

  async isQuoteUsed(quoteId: string) {
    return (await answerOf(this.#rows().where({ quote_id: quoteId }).first('id'))) !== undefined;
  }

  async take(sponsorship: NewSponsorship, budget: SponsorBudget) {
    const row = toSponsorshipRow(sponsorship);
    const taking = this.#db.transaction(async (trx) => {
      await trx('sponsorships').insert({ ...row, state: 'taken' });
      for (const { scope, spender } of spendersOf(row))
        if (!(await spend(trx, { ...row, day: budgetDay(row.taken_at), scope, spender, cap: String(budget[scope]) })))
          throw sponsorBudgetSpent({ retryAfterSeconds: secondsToNextDay(row.taken_at), scope });
    });
    await answerOf(taking).catch((error: unknown) => {
      if (breaks(error, 'sponsorships_quote')) throw quoteUsed.because(error);
      if (breaks(error, 'sponsorships_in_flight')) throw requestInFlight.because(error);
      throw error;
    });
  }

  async release(id: string) {
    const releasing = this.#db.transaction(async (trx) => {
      const [gone] = await trx<SponsorshipRow>('sponsorships').where({ id, state: 'taken' }).del().returning('*');
      if (gone === undefined) return;
      const day = budgetDay(gone.taken_at);
      for (const { scope, spender } of spendersOf(gone))
        await trx('sponsor_spending')
          .where({ day, scope, spender })
          .update({ spent: trx.raw('spent - ?::numeric', [gone.cost]) });
    });
    await answerOf(releasing);
  }

  async note(
    id: string,
    { isRelayed, reference, hash }: Readonly<{ isRelayed: boolean; reference?: string; hash?: Hex }>,
    lookedAt: Date,
  ) {
    await this.#change(id, {
      looked_at: lookedAt,
      ...(isRelayed && { state: 'relayed' }),
      ...(reference !== undefined && { reference }),
      ...(hash !== undefined && { hash }),
    });
  }

  async settle(id: string, end: SponsorshipEnd, hash: Hex | undefined, at: Date) {
    await this.#change(id, { state: end, looked_at: at, ...(hash !== undefined && { hash }) });
  }

  async open(limit: number, takenBy: Date) {
    const { rows } = await answerOf(
      this.#db.raw<{ rows: SponsorshipRow[] }>(
        `select * from sponsorships where state in ('taken', 'relayed') and (state = 'relayed' or taken_at <= :takenBy)
         order by looked_at nulls first, position limit :limit`,
        { limit, takenBy },
      ),
    );
    return rows.map(toSponsorship);
  }

  async find(id: string) {
    const row = await answerOf(this.#rows().where({ id }).first());
    return row && toSponsorship(row);
  }

  async #change(id: string, to: Partial<SponsorshipRow>) {
    await answerOf(this.#rows().where({ id }).whereIn('state', ['taken', 'relayed']).update(to));
  }

  #rows() {
    return this.#db<SponsorshipRow>('sponsorships');
  }
}

type Room = Readonly<{ day: string; scope: keyof SponsorBudget; spender: string; cost: string; cap: string }>;

/** Always in this order, so that two transactions cannot deadlock. */
const spendersOf = ({ wallet, network }: Pick<SponsorshipRow, 'wallet' | 'network'>) =>
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
