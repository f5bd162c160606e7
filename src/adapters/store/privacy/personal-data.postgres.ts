import type { Knex } from 'knex';
import type { PersonalData, PersonalRecord } from '../../../application/ports/privacy.ts';
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

  /** In pages by the primary key, which a row keeps when it is changed meanwhile. */
  async *#rows({ table, columns, where }: Selection, wallet: WalletAddress): AsyncGenerator<Row> {
    const key = await this.rows<KeyColumn>(KEY, { table });
    const told = key.map(({ name }, at) => `${table}.${name}::text as key_of_page_${at}`);
    const place = key.map(({ name }) => `${table}.${name}`).join(', ');
    const beyond = key.map(({ type }, at) => `:key${at}::text::${type}`).join(', ');
    for (let after: readonly string[] | undefined; ; ) {
      const isNext = after === undefined ? 'true' : `(${place}) > (${beyond})`;
      const rows = await this.rows<Record<string, unknown>>(
        `select ${[...told, ...columns].join(', ')} from ${table} where (${where}) and ${isNext}
         order by ${place} limit :limit`,
        { ...keyed(after), wallet, limit: ROWS_AT_ONCE },
      );
      for (const row of rows) yield Object.fromEntries(Object.entries(row).filter(([name]) => !isOfPage(name)));
      const last = rows.at(-1);
      if (last === undefined || rows.length < ROWS_AT_ONCE) return;
      after = key.map((_, at) => last[`key_of_page_${at}`] as string);
    }
  }
}

const keyed = (values: readonly string[] = []) => Object.fromEntries(values.map((value, at) => [`key${at}`, value]));
const isOfPage = (column: string): boolean => column.startsWith('key_of_page_');

type KeyColumn = Readonly<{ name: string; type: string }>;
const KEY = `
  select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type
  from pg_index cross join lateral unnest(indkey) with ordinality as part (number, place)
    join pg_attribute on attrelid = indrelid and attnum = part.number
  where indrelid = :table::regclass and indisprimary order by place`;

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
