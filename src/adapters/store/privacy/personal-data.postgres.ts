import type { Knex } from 'knex';
import type { PersonalData, PersonalRecord } from '../../../application/ports/privacy/personal-data.ts';
import type { Effect } from '../../../domain/operator/decide-proposal.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { appendRuling, projectStanding } from '../kyc/kyc-store.rows.ts';
import { DatabaseStore } from '../shared/database-answer.ts';
import { ANOTHER_PERSON } from '../shared/mentions.ts';
import {
  type Expressions,
  isOfWallet,
  mentionsWallet,
  namingColumns,
  type PersonalTable,
  words,
} from './personal-table.ts';
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

type Erasure = Extract<Effect, Readonly<{ kind: 'erasure' }>>;

/** Erases what PERSONAL_TABLES says, and ends every verification, which rested on what is erased; in the given transaction. */
export async function erasePerson(trx: Knex, act: Omit<Erasure, 'kind'>): Promise<void> {
  const { wallet, reason, by, at, proposal } = act;
  await appendRuling(trx, { kind: 'revocation', wallet, reason, by, at, proposal });
  for (const [table, rule] of Object.entries(PERSONAL_TABLES))
    for (const statement of erasures(table, rule))
      await trx.raw(statement, statement.includes(':at') ? { wallet, at } : { wallet });
  await projectStanding(trx, wallet, at);
}

/** The rows of the person, and what names the person in the rows of others. */
function erasures(table: string, rule: PersonalTable): readonly string[] {
  const { erase, eraseWhere = 'true', mentions = [] } = rule;
  const own = isOfWallet(rule);
  const named = mentions.flatMap((mention) =>
    mention.erase === undefined ? [] : update(table, mention.erase, mentionsWallet(rule, mention)),
  );
  if (erase === 'keep') return named;
  if (erase === 'delete') return [`delete from ${table} where ${own}`, ...named];
  return [update(table, erase, `(${own}) and ${eraseWhere}`), ...named];
}

const update = (table: string, columns: Expressions, where: string) =>
  `update ${table} set ${Object.entries(columns)
    .map(([column, value]) => `${column} = ${value}`)
    .join(', ')} where ${where}`;
