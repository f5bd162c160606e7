import type { Knex } from 'knex';
import type { Effect } from '../../../domain/operator/decide-proposal.ts';
import { appendRuling, projectStanding } from '../kyc/standing-projection.ts';
import { PERSONAL_TABLES, type PersonalTable } from './personal-tables.ts';

/** A wallet's messages came from the accounts that are linked to it; in a private chat the chat has the account's id. */
const OF_WALLET: Readonly<Record<string, string>> = {
  message_queue: `exists (select from chat_links link where link.wallet = :wallet and link.platform = message_queue.platform
    and (link.account = message_queue.chat or link.account = message_queue.message::jsonb ->> 'sender'))`,
  kyc_events: 'wallet = :wallet or session_id in (select id from kyc_sessions where wallet = :wallet)',
  profile_changes: 'wallet = :wallet',
  // The scope names the caller and the operation.
  idempotency_keys: "scope like 'wallet ' || :wallet || ' %'",
  prepared_transfers: 'wallet = :wallet',
};

/** The rows of the table that are about the wallet. */
export const isOfWallet = (table: string, { wallets }: PersonalTable): string =>
  OF_WALLET[table] ?? wallets.map((column) => `${column} = :wallet`).join(' or ');

type Erasure = Extract<Effect, Readonly<{ kind: 'erasure' }>>;

/** Erases what PERSONAL_TABLES says, and ends every verification, which rested on what is erased; in the given transaction. */
export async function erasePerson(trx: Knex, act: Omit<Erasure, 'kind'>): Promise<void> {
  const { wallet, reason, by, at, proposal } = act;
  await appendRuling(trx, { kind: 'revocation', wallet, reason, by, at, proposal });
  for (const [table, rule] of Object.entries(PERSONAL_TABLES)) {
    if (rule.erase === 'keep') continue;
    const statement =
      rule.erase === 'delete'
        ? `delete from ${table} where ${isOfWallet(table, rule)}`
        : `update ${table} set ${assignments(rule.erase)} where ${('where' in rule && rule.where) || isOfWallet(table, rule)}`;
    await trx.raw(statement, statement.includes(':at') ? { wallet, at } : { wallet });
  }
  await projectStanding(trx, wallet, at);
}

const assignments = (columns: Readonly<Record<string, string>>) =>
  Object.entries(columns)
    .map(([column, value]) => `${column} = ${value}`)
    .join(', ');
