import type { Knex } from 'knex';
import type { Effect } from '../../../domain/operator/decide-proposal.ts';
import { appendRuling, projectStanding } from '../kyc/kyc-store.rows.ts';
import { type Expressions, isOfWallet, mentionsWallet, type PersonalTable } from './personal-table.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';

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
