import type { Knex } from 'knex';
import type {
  ChangeMarks,
  Daily,
  Marks,
  PaymentFigures,
  PeopleFigures,
  RefusalFigures,
  SaleKind,
  ServiceFigures,
} from '../../../application/ports/operator.ts';
import type { Usd } from '../../../domain/shared/usd.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { DAY, saleFiguresOf } from '../sale/sale-figures.postgres.ts';
import type { Sale } from '../sale/sale-rows.ts';
import { answerOf, DatabaseStore } from '../shared/database-answer.ts';

/** Each part is read from the end of an index. */
const MARKS = `
  select
    concat_ws(' ', (select max(id) from users), (select max(id) from block_changes), (select max(id) from operator_notes),
      (select count(*) from users where is_blocked)) as users,
    concat_ws(' ', (select max(received_at) from kyc_events), (select max(position) from kyc_sessions),
      (select max(id) from tier_rulings)) as kyc,
    concat_ws(' ', (select max(id) from proposals), (select count(*) from proposals where verdict is null)) as proposals,
    concat_ws(' ', (select max(position) from decisions)) as decisions,
    concat_ws(' ', (select max(position) from alarms), (select max(last_at) from alarms),
      (select count(*) from alarms where state = 'open')) as alarms,
    concat_ws(' ', (select max(id) from message_queue where state = 'dead'),
      (select count(*) from message_queue where state = 'dead')) as "dead-letters",
    concat_ws(' ', (select id from audit_entries where action <> 'audit.read' order by id desc limit 1)) as audit`;

export class PostgresChangeMarks extends DatabaseStore implements ChangeMarks {
  async read(): Promise<Marks> {
    const { rows } = await answerOf(this.db.raw<{ rows: [Marks] }>(MARKS));
    return rows[0];
  }
}

export class PostgresServiceFigures extends DatabaseStore implements ServiceFigures {
  readonly #sale: Sale;

  constructor(db: Knex, sale: Sale) {
    super(db);
    this.#sale = sale;
  }

  async people(since: Date): Promise<PeopleFigures> {
    const [counts] = await this.#rows<Counts>(
      `select count(*)::int as total, count(siwe_verified_at)::int as signed_in,
         count(*) filter (where is_blocked)::int as blocked,
         ${['none', 'pending', 'approved', 'rejected'].map((status) => `count(*) filter (where kyc_status = '${status}')::int as ${status}`).join(', ')},
         ${[1, 2, 3].map((tier) => `count(*) filter (where kyc_tier = 'TIER_${tier}')::int as tier_${tier}`).join(', ')}
       from users`,
    );
    const { total, signed_in, blocked, none, pending, approved, rejected, tier_1, tier_2, tier_3 } = counts as Counts;
    return {
      ...{ total, signedIn: signed_in, blocked },
      kyc: { none, pending, approved, rejected },
      tiers: { TIER_1: tier_1, TIER_2: tier_2, TIER_3: tier_3 },
      registered: await this.#rows<Daily>(
        `select ${DAY('created_at')} as day, count(*)::int as count from users where created_at >= :since group by 1 order by 1`,
        { since },
      ),
    };
  }

  async sale(kind: SaleKind, since: Date, now: Date) {
    return await saleFiguresOf(this.db, this.#sale, kind, { since, now });
  }

  async refusals(since: Date) {
    return await this.#rows<RefusalFigures>(
      `select code, count(*)::int as count from decisions where at >= :since and outcome = 'refused' group by 1 order by 2 desc, 1`,
      { since },
    );
  }

  async sponsorship(day: string) {
    const rows = await this.#rows<{ scope: 'all' | 'wallet' | 'network'; spent: string }>(
      `select scope, max(spent)::text as spent from sponsor_spending where day = :day::date group by 1`,
      { day },
    );
    const of = (wanted: string) => BigInt(rows.find(({ scope }) => scope === wanted)?.spent ?? 0) as Usd;
    return { all: of('all'), wallet: of('wallet'), network: of('network') };
  }

  async payments(since: Date): Promise<readonly PaymentFigures[]> {
    const rows = await this.#rows<{ network: string; currency: WalletAddress; payments: number; amount: string }>(
      `select network, currency, count(*)::int as payments, sum(amount)::text as amount from payment_claims
       where state in ('settled', 'delivered') and claimed_at >= :since group by 1, 2 order by 1, 2`,
      { since },
    );
    return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
  }

  async deadLetters() {
    const [row] = await this.#rows<{ count: number }>(
      `select count(*)::int as count from message_queue where state = 'dead'`,
    );
    return row?.count ?? 0;
  }

  async openAlarms() {
    const [row] = await this.#rows<{ count: number }>(`select count(*)::int as count from alarms where state = 'open'`);
    return row?.count ?? 0;
  }

  async openProposals(now: Date) {
    const [row] = await this.#rows<{ count: number }>(
      `select count(*)::int as count from proposals where verdict is null and ends_at > :now`,
      { now },
    );
    return row?.count ?? 0;
  }

  async #rows<Row>(sql: string, values: Readonly<Record<string, string | Date>> = {}): Promise<Row[]> {
    return (await answerOf(this.db.raw<{ rows: Row[] }>(sql, values))).rows;
  }
}

type Counts = Readonly<
  Record<
    | ('total' | 'signed_in' | 'blocked' | 'none' | 'pending' | 'approved' | 'rejected')
    | ('tier_1' | 'tier_2' | 'tier_3'),
    number
  >
>;
