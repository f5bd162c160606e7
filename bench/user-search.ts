// The operators' search and list of users at a million users, on a PostgreSQL server of its own.
import type { Knex } from 'knex';
import { PostgresUserDirectory } from '../src/adapters/store/operator/user-directory.postgres.ts';
import type { UserFilter } from '../src/domain/operator/user-entry.ts';
import { onOwnPostgres } from './own-postgres.ts';
import { type Quantiles, quantiles } from './quantiles.ts';
import { withoutIndexes } from './without-indexes.ts';

const USERS = 1_000_000;
const ROUNDS = 200;
/** A form that is slow is measured fewer times. */
const MOST_MS = 5_000;
const LIMIT = 50;
/** Pages that are read one after the other for the figure of deep pages. */
const DEEP = 200;
const AIM_MS = 100;

type Search = Readonly<{ name: string; filterOf: (number: number) => UserFilter }>;

/** `number` is a user's; the columns are derived from it as in `fill`. */
const SEARCHES: readonly Search[] = [
  { name: 'first page, no filter', filterOf: () => ({}) },
  { name: 'whole wallet', filterOf: (number) => ({ query: walletOf(number) }) },
  { name: 'wallet, 8 digits', filterOf: (number) => ({ query: walletOf(number).slice(0, 10) }) },
  { name: 'wallet, "0x" alone (all match)', filterOf: () => ({ query: '0x' }) },
  { name: 'e-mail address', filterOf: (number) => ({ query: `PERSON${number}@example.org` }) },
  { name: 'username, beginning', filterOf: (number) => ({ query: `user${number}` }) },
  { name: 'name, common beginning', filterOf: (number) => ({ query: `Name ${number % 100} ` }) },
  { name: 'referral code', filterOf: (number) => ({ query: codeOf(number) }) },
  { name: 'no match', filterOf: (number) => ({ query: `nobody${number}` }) },
  { name: 'approved, TIER_2', filterOf: () => ({ kyc: 'approved', tier: 'TIER_2' }) },
  { name: 'blocked', filterOf: () => ({ blocked: true }) },
  { name: 'blocked, name', filterOf: (number) => ({ blocked: true, query: `Name ${number % 100} ` }) },
];

const walletOf = (number: number) => `0x${((BigInt(number) * MIX) % SPACE).toString(16).padStart(40, '0')}`;
const codeOf = (number: number) => `C${String(number).padStart(9, '0')}`;
/** An odd factor spreads the numbers over all addresses, each once. */
const MIX = 0x9e3779b97f4a7c15f39cc0605cedc8341082276bn;
const SPACE = 2n ** 160n;

/** The results as lines of text. */
export const benchUserSearch = (): Promise<string> => onOwnPostgres(measured);

async function measured(knex: Knex): Promise<string> {
  await withoutIndexes(knex, ['users'], () => fill(knex));
  await knex.raw('vacuum analyze users');
  const directory = new PostgresUserDirectory(knex);
  console.log(`\nusers: ${USERS} in the database, up to ${ROUNDS} searches of each form, pages of ${LIMIT}`);
  for (const { name, filterOf } of SEARCHES) console.log(shown(name, await timed(directory, filterOf)));
  return shown(`pages 2 to ${DEEP} of all`, await deepPages(directory));
}

async function timed(directory: PostgresUserDirectory, filterOf: Search['filterOf']): Promise<Quantiles> {
  const times: number[] = [];
  const until = performance.now() + MOST_MS;
  for (let round = 0; round < ROUNDS && performance.now() < until; round += 1) {
    const filter = filterOf(1 + ((round * 7_919) % USERS));
    const from = performance.now();
    await directory.page(filter, { limit: LIMIT }, new Date());
    times.push(performance.now() - from);
  }
  return quantiles(times);
}

async function deepPages(directory: PostgresUserDirectory): Promise<Quantiles> {
  const times: number[] = [];
  let { nextCursor } = await directory.page({}, { limit: LIMIT }, new Date());
  while (nextCursor !== undefined && times.length < DEEP) {
    const from = performance.now();
    const next = await directory.page({}, { limit: LIMIT, cursor: nextCursor }, new Date());
    times.push(performance.now() - from);
    nextCursor = next.nextCursor;
  }
  return quantiles(times);
}

const shown = (name: string, { p50, p99, most }: Quantiles) =>
  `  ${name.padEnd(34)} p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, most ${most.toFixed(1)} ms${p99 <= AIM_MS ? '' : `  (aim: ${AIM_MS} ms)`}`;

/** Wallets are computed here, because PostgreSQL has no arithmetic of 160 bits; the rest is derived from the number. */
async function fill(knex: Knex): Promise<void> {
  const step = 20_000;
  for (let first = 1; first <= USERS; first += step) {
    const wallets = Array.from({ length: step }, (_, i) => walletOf(first + i));
    await knex.raw(
      `insert into users (wallet, username, email, email_verified, name, referral_code, is_blocked, notify_aml, notify_vesting,
         notify_updates, created_at, siwe_verified_at, kyc_status, kyc_tier)
       select wallet, 'user' || n, 'person' || n || '@example.org', true, 'Name ' || n % 100 || ' Surname ' || n,
         'C' || lpad(n::text, 9, '0'), n % 1000 = 0, false, false, false, now(), now(),
         case when n % 3 = 0 then 'approved' else 'none' end,
         case when n % 30 = 0 then 'TIER_2' when n % 3 = 0 then 'TIER_1' end
       from (select wallet, ? + place - 1 as n from unnest(?::text[]) with ordinality as given (wallet, place)) as numbered`,
      [first, wallets],
    );
  }
}
