import type { Knex } from 'knex';
import type { PersonalData, PersonalRecord } from '../../../application/ports/privacy/personal-data.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { answerOf } from '../shared/database-answer.ts';
import { isOfWallet } from './erase-person.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';

const ROWS_AT_ONCE = 500;
const AUDIT = 'subject = :wallet or actor = :wallet';

export class PostgresPersonalData implements PersonalData {
  readonly #db: Knex;

  constructor(db: Knex) {
    this.#db = db;
  }

  async *recordsOf(wallet: WalletAddress) {
    for (const [table, rule] of Object.entries(PERSONAL_TABLES))
      yield* this.#rows(table, isOfWallet(table, rule), wallet, rule.hidden ?? []);
    yield* this.#rows('audit_entries', AUDIT, wallet, []);
  }

  /** By physical position: not every table has a column that sorts. Rows written meanwhile may be missing or come twice. */
  async *#rows(table: string, condition: string, wallet: WalletAddress, hidden: readonly string[]) {
    for (let after = '(0,0)'; ; ) {
      const { rows } = await answerOf(
        this.#db.raw<{ rows: (Record<string, unknown> & { ctid: string })[] }>(
          `select ctid::text, * from ${table} where (${condition}) and ctid > :after::tid order by ctid limit :limit`,
          { wallet, after, limit: ROWS_AT_ONCE },
        ),
      );
      for (const row of rows) yield recordOf(table, row, hidden);
      const last = rows.at(-1);
      if (last === undefined || rows.length < ROWS_AT_ONCE) return;
      after = last.ctid;
    }
  }
}

const recordOf = (
  table: string,
  row: Readonly<Record<string, unknown>>,
  hidden: readonly string[],
): PersonalRecord => ({
  table,
  row: Object.fromEntries(Object.entries(row).filter(([column]) => column !== 'ctid' && !hidden.includes(column))),
});
