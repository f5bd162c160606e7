import type { PersonalData, PersonalRecord } from '../../../application/ports/privacy/personal-data.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { DatabaseStore } from '../shared/database-answer.ts';
import { ANOTHER_PERSON } from '../shared/mentions.ts';
import { isOfWallet, mentionsWallet, namingColumns, type PersonalTable, words } from './personal-table.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';

const ROWS_AT_ONCE = 500;

type Row = PersonalRecord['row'];
type Selection = Readonly<{ table: string; columns: readonly string[]; where: string }>;

export class PostgresPersonalData extends DatabaseStore implements PersonalData {
  async *recordsOf(wallet: WalletAddress) {
    for (const [table, rule] of Object.entries(PERSONAL_TABLES)) {
      for await (const row of this.#rows({ table, columns: ownColumns(rule), where: isOfWallet(rule) }, wallet))
        yield { table, row: withoutOthers(rule, row, wallet) };
      for (const mention of rule.mentions ?? []) {
        const selection = { table, columns: words(mention.shows), where: mentionsWallet(rule, mention) };
        for await (const row of this.#rows(selection, wallet)) yield { table, mention: mention.column, row };
      }
    }
  }

  /** By physical position: not every table has a column that sorts. Rows written meanwhile may be missing or come twice. */
  async *#rows({ table, columns, where }: Selection, wallet: WalletAddress): AsyncGenerator<Row> {
    const selected = ['ctid::text as ctid', ...columns].join(', ');
    for (let after = '(0,0)'; ; ) {
      const rows = await this.rows<Record<string, unknown> & { ctid: string }>(
        `select ${selected} from ${table} where (${where}) and ${table}.ctid > :after::tid order by ${table}.ctid limit :limit`,
        { wallet, after, limit: ROWS_AT_ONCE },
      );
      for (const { ctid: _, ...row } of rows) yield row;
      const last = rows.at(-1);
      if (last === undefined || rows.length < ROWS_AT_ONCE) return;
      after = last.ctid;
    }
  }
}

const ownColumns = (rule: PersonalTable): readonly string[] => [
  ...new Set([...words(rule.subject), ...words(rule.own), ...namingColumns(rule)]),
  ...Object.entries(rule.derived ?? {}).map(([column, expression]) => `${expression} as ${column}`),
];

/** Replaces other people, except those whom the person named. */
function withoutOthers(rule: PersonalTable, row: Row, wallet: WalletAddress): Row {
  const told = (value: unknown) => (value === null || value === wallet ? value : ANOTHER_PERSON);
  return { ...row, ...Object.fromEntries(namingColumns(rule).map((column) => [column, told(row[column])])) };
}
