import { expect } from 'chai';
import { systemClock } from '../../../../src/adapters/local/clock.ts';
import { cryptoRandom } from '../../../../src/adapters/local/random.ts';
import { chooseStores } from '../../../../src/adapters/store/choose.ts';
import { NOT_PERSONAL, PERSONAL_TABLES } from '../../../../src/adapters/store/privacy/personal-tables.ts';
import { describePersonalDataContract } from '../../../contracts/privacy/personal-data.contract.ts';
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

type Column = Readonly<{ table: string; column: string }>;

onEveryDatabase((open) => {
  describePersonalDataContract('PostgreSQL', async () => chooseStores(await open(), tools));

  it('has a decision, with its reason, for every column that can hold a wallet or an e-mail address', async () => {
    const { rows } = await (await open()).raw<{ rows: Column[] }>(
      `select c.table_name as table, c.column_name as column
       from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name not like 'knex_%'
         and (c.domain_name = 'evm_address' or c.column_name ~ 'wallet|mail|account|actor|owner|sender|payer|subject')`,
    );
    expect(rows.length).to.be.greaterThan(40);
    const undecided = rows.filter(({ table, column }) => {
      const rule = PERSONAL_TABLES[table];
      const isErased = typeof rule?.erase === 'object' && column in rule.erase;
      return !(
        rule?.wallets.includes(column) ||
        rule?.erase === 'delete' ||
        isErased ||
        `${table}.${column}` in NOT_PERSONAL
      );
    });
    expect(undecided.map(({ table, column }) => `${table}.${column}`)).to.deep.equal([]);
  });

  it('decides about tables that exist only', async () => {
    const db = await open();
    for (const [table, { wallets, why }] of Object.entries(PERSONAL_TABLES)) {
      expect(await db.schema.hasTable(table), table).to.equal(true);
      expect(why, table).to.not.equal('');
      if (table !== 'message_queue')
        for (const column of wallets)
          expect(await db.schema.hasColumn(table, column), `${table}.${column}`).to.equal(true);
    }
  });
});
