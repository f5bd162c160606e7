import { expect } from 'chai';
import { PERSONAL_TABLES } from '../../../../src/adapters/store/privacy/personal-tables.ts';
import { TABLE_RETENTION } from '../../../../src/adapters/store/privacy/table-retention.ts';
import { RETENTION_NAMES } from '../../../../src/domain/retention/retention.ts';
import { embeddedDatabase } from '../../../support/servers/database.ts';

const tablesOf = (names: readonly string[]) => names.filter((name) => !name.startsWith('knex_'));

describe('the retention of tables', () => {
  it('is decided for every table of the schema, and for no other', async () => {
    const { knex } = await embeddedDatabase();
    const tables = await knex('pg_tables').where('schemaname', 'public').pluck('tablename');
    expect(Object.keys(TABLE_RETENTION)).to.have.members(tablesOf(tables));
  });

  it('has a table for every rule but those that end a part of one', () => {
    const named = new Set(Object.values(TABLE_RETENTION).flatMap((rule) => ('days' in rule ? [rule.days] : [])));
    // Dead letters are rows of the queue; responses are a column of the claims, which are kept.
    expect(RETENTION_NAMES.filter((name) => !named.has(name))).to.deep.equal(['deadMessages', 'paidResponses']);
  });

  it('keeps for ever nothing that an erasure deletes, unless the erasure is the end that is meant', () => {
    const kept = Object.entries(TABLE_RETENTION).filter(([, rule]) => 'kept' in rule);
    const erased = kept.filter(([table]) => PERSONAL_TABLES[table]?.erase === 'delete');
    for (const [table, rule] of erased) expect('kept' in rule && rule.kept, table).to.match(/goes with an erasure/);
  });
});
