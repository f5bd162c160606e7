import { expect } from 'chai';
import { systemClock } from '../../../../src/adapters/local/clock.ts';
import { cryptoRandom } from '../../../../src/adapters/local/random.ts';
import { chooseStores } from '../../../../src/adapters/store/choose.ts';
import { namingColumns, type PersonalTable, words } from '../../../../src/adapters/store/privacy/personal-table.ts';
import { PERSONAL_TABLES } from '../../../../src/adapters/store/privacy/personal-tables.ts';
import { IMPERSONAL_TABLES } from '../../../../src/adapters/store/privacy/table-retention.ts';
import { describePersonalDataContract } from '../../../contracts/privacy/personal-data.contract.ts';
import { describeRelatedPeopleContract } from '../../../contracts/privacy/related-people.contract.ts';
import { describeRequestsInFlightContract } from '../../../contracts/privacy/requests-in-flight.contract.ts';
import { describeSecretsContract } from '../../../contracts/privacy/secrets.contract.ts';
import { checkpoints } from '../../../support/fixtures/checkpoint-signer.ts';
import { sandboxSale } from '../../../support/fixtures/sandbox-sale.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

const tools = {
  clock: systemClock,
  random: cryptoRandom,
  sale: sandboxSale(),
  checkpoints,
  migrations: [],
  operators: new Map(),
};

describePersonalDataContract('in memory', async () => await chooseStores(undefined, tools));
describeRelatedPeopleContract('in memory', async () => await chooseStores(undefined, tools));
describeSecretsContract('in memory', async () => await chooseStores(undefined, tools));
describeRequestsInFlightContract('in memory', async () => await chooseStores(undefined, tools));

const classified = (rule: PersonalTable): readonly string[] => {
  const { subject, own, derived = {}, hidden } = rule;
  return [...words(subject), ...words(own), ...Object.keys(derived), ...namingColumns(rule), ...words(hidden)];
};

/** Columns that are named like a secret, and are none. */
const NO_SECRETS = [
  'api_key_requests.key_id',
  'api_key_usage.key_id',
  'auction_events.tokens',
  'audit_entries.body',
  'decisions.code',
  'nft_purchase_authorizations.payment_token',
  'nft_purchase_authorizations.token_id',
  'outbox.key',
  'owed_fees.token',
  'kyc_sessions.country_code',
  'kyc_sessions.region_code',
  'purchase_authorizations.payment_token',
  'purchases.payment_token',
  'purchases.tokens',
  'relayed_transactions.token',
  'sponsorships.fee_token',
  'users.country_code',
  'users.referral_code',
].sort();

it('exports no column that is named like a secret, but for those known to be none', () => {
  const exported = Object.entries(PERSONAL_TABLES).flatMap(([table, { own, derived = {} }]) =>
    [...words(own), ...Object.keys(derived)].map((column) => `${table}.${column}`),
  );
  const suspect =
    /\.\w*(url|link|token|code|secret|digest|signature|challenge|key|body|headers|response(?!_until)|auth\b|password)/;
  expect(exported.filter((name) => suspect.test(name)).sort()).to.deep.equal(NO_SECRETS);
});

onEveryDatabase((open) => {
  describePersonalDataContract('PostgreSQL', async () => chooseStores(await open(), tools));
  describeRelatedPeopleContract('PostgreSQL', async () => chooseStores(await open(), tools));
  describeSecretsContract('PostgreSQL', async () => chooseStores(await open(), tools));
  describeRequestsInFlightContract('PostgreSQL', async () => chooseStores(await open(), tools));

  it('has one class, with its reason, for every column of every table, and for no other', async () => {
    const { rows } = await (await open()).raw<{ rows: { table: string; columns: string[] }[] }>(
      `select c.table_name as table, array_agg(c.column_name::text order by c.column_name) as columns
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'knex_%' group by 1`,
    );
    const decided = [
      ...Object.entries(PERSONAL_TABLES).map(([table, rule]) => [table, [...classified(rule)].sort()]),
      ...Object.entries(IMPERSONAL_TABLES).map(([table, { columns }]) => [table, [...words(columns)].sort()]),
    ];
    const tables = Object.fromEntries(rows.map(({ table, columns }) => [table, [...columns].sort()]));
    expect(Object.fromEntries(decided)).to.deep.equal(tables);
    expect(decided).to.have.length(rows.length);
    for (const { why } of [...Object.values(PERSONAL_TABLES), ...Object.values(IMPERSONAL_TABLES)])
      expect(why).to.not.equal('');
  });
});
