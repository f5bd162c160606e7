import type { Knex } from 'knex';
import type { Sale } from '../../src/adapters/store/sale/sale-rows.ts';
import { withoutIndexes } from '../without-indexes.ts';
import {
  AUTHORIZATIONS,
  BACKLOG,
  DAYS,
  GREATEST_REFERRER,
  hashSql,
  LONG_CHAT,
  nonceSql,
  TOKEN,
  USERS_A_FOLLOWED_WALLET,
  walletSql,
} from './people.ts';

/** When the i-th of `count` rows was written: evenly spread until now. */
const whenSql = (i: string, count: string) => `now() - interval '${DAYS} days' * (1 - ${i}::float8 / (${count}))`;

const zero = `0x${'0'.repeat(40)}`;
const referrerSql = `case when n % 10 = 0 then ${walletSql(String(GREATEST_REFERRER))} else ${walletSql('1 + n / 10')} end`;

/** By table: a statement that inserts its rows. `:users` is their number. */
const ROWS: Readonly<Record<string, string>> = {
  users: `
    insert into users (wallet, username, email, email_verified, referral_code, is_blocked, notify_aml, notify_vesting, notify_updates,
      created_at, siwe_verified_at, kyc_status, kyc_tier)
    select ${walletSql('n')}, 'user' || n, 'person' || n || '@example.org', true, 'C' || lpad(n::text, 9, '0'), false, false, false,
      n % 10 = 0, ${whenSql('n', ':users')}, now(), 'approved', 'TIER_1'
    from generate_series(1, :users::bigint) n`,
  terms_acceptances: `
    insert into terms_acceptances (wallet, version, ip, accepted_at)
    select ${walletSql('n')}, 'v1', '192.0.2.1', ${whenSql('n', ':users')} from generate_series(1, :users::bigint) n`,
  kyc_sessions: `
    insert into kyc_sessions (id, wallet, tier, status, url, created_at, status_at, person_digest)
    select 'kyc' || n, ${walletSql('n')}, 'TIER_1', 'approved', '', now(), now(), md5('person ' || n / 2)
    from generate_series(1, :users::bigint) n`,
  sessions: `
    insert into sessions (id, wallet, provider, created_at, expires_at)
    select 's' || n, ${walletSql('n')}, 'siwe', now(), now() + interval '12 hours' * (case when n % 2 = 0 then 1 else -1 end)
    from generate_series(1, :users::bigint) n`,
  api_keys: `
    insert into api_keys (wallet, digest, label, last_four, scopes, created_at)
    select ${walletSql('n')}, md5('key ' || n) || md5('key ' || n), 'bench', '0000', array['portfolio'], now()
    from generate_series(1, :users::bigint / 10) n`,
  purchase_authorizations: `
    insert into purchase_authorizations (chain_id, contract, nonce, buyer, payment_token, amount, max_allowed, is_eu, referrer, deadline,
      tier, issued_at)
    select :chain_id, :contract, ${nonceSql('i')}, ${walletSql(`1 + i % :users::bigint`)}, '${TOKEN}', 100000000, 1000000000, false,
      '${zero}', floor(extract(epoch from at)) + 900, 'TIER_1', at
    from (select i, ${whenSql('i', `${AUTHORIZATIONS} * :users::float8`)} as at
      from generate_series(1, ${AUTHORIZATIONS} * :users::bigint) i) issued`,
  purchases: `
    insert into purchases (chain_id, contract, tx_hash, log_index, block_number, block_hash, block_time, buyer, payment_token, referrer,
      amount, tokens, nonce, tier, confirmed, authorized, announced)
    select :chain_id, :contract, ${hashSql("'tx ' || n")}, 0, n, ${hashSql("'block ' || n")}, ${whenSql('n', ':users')},
      ${walletSql(`1 + (n * ${AUTHORIZATIONS}) % :users::bigint`)}, '${TOKEN}', ${referrerSql}, 100000000, 1000000000000000000,
      ${nonceSql(`n * ${AUTHORIZATIONS}`)}, 1, true, true, true
    from generate_series(1, :users::bigint) n`,
  relayed_transactions: `
    insert into relayed_transactions (chain_id, hash, sender, nonce, recipient, amount, status, recorded_at)
    select 8453, ${hashSql("'relayed ' || n")}, ${walletSql('n')}, 0, ${walletSql('n + 1')}, 1, 'confirmed', ${whenSql('n', ':users')}
    from generate_series(1, :users::bigint) n`,
  message_queue: `
    insert into message_queue (platform, message_id, chat, message, state, finished_at)
    select 'telegram', n::text, 'chat ' || n, null, 'done', ${whenSql('n', ':users')} from generate_series(1, :users::bigint / 10) n
    union all
    select 'telegram', 'waiting ' || n, '${LONG_CHAT}', '{}', 'ready', null from generate_series(1, ${BACKLOG}) n`,
  followed_wallets: `
    insert into followed_wallets (wallet, followed_at, attempted_at)
    select ${walletSql('n')}, ${whenSql('n', ':users')}, now() - interval '2 hours' * random()
    from generate_series(1, :users::bigint / ${USERS_A_FOLLOWED_WALLET}) n`,
  portfolio_snapshots: `
    insert into portfolio_snapshots (wallet, taken_at, total_usd)
    select ${walletSql('n')}, date_trunc('hour', now()) - h * interval '40 days', 1
    from generate_series(1, :users::bigint / ${USERS_A_FOLLOWED_WALLET}) n, generate_series(1, 10) h`,
  rate_limits: `
    insert into rate_limits (key, hits, reset_at)
    select 'limit:read:' || n, 1, now() + interval '1 minute' * (case when n % 2 = 0 then 1 else -1 end)
    from generate_series(1, :users::bigint / 10) n`,
  idempotency_keys: `
    insert into idempotency_keys (scope, key, fingerprint, attempt, leased_until, expires_at, status, headers, body)
    select 'wallet ' || ${walletSql('n')} || ' prepare', 'k' || n, md5('f' || n), gen_random_uuid(), now(),
      now() + interval '24 hours' * (1 - 2 * n::float8 / :users), 200, '{}', '{}'
    from generate_series(1, :users::bigint / 10) n`,
};

const SEED = 0.5;

/** Fills a migrated database in the real schema. The same number of users gives the same rows, but for times. */
export async function fill(knex: Knex, users: number, { chainId, contract }: Sale): Promise<void> {
  await withoutIndexes(knex, Object.keys(ROWS), async () => {
    for (const [table, rows] of Object.entries(ROWS)) {
      await knex.raw(`select setseed(${SEED})`);
      await knex.raw(rows, bindingsOf(rows, { users, chain_id: chainId, contract }));
      await knex.raw(`analyze ${table}`);
    }
  });
  await knex.raw('vacuum analyze');
}

/** Knex refuses a binding that the statement does not name. */
const bindingsOf = (sql: string, all: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => sql.includes(`:${name}`)));
