import { expect } from 'chai';
import type { Knex } from 'knex';
import { migrationSource } from '../../../migrations/index.ts';
import { type Database, openDatabase } from '../../../src/infrastructure/database/open-database.ts';
import { rejectionOf } from '../../support/rejection.ts';
import { embeddedDatabase, onEveryDatabase, onServer } from '../../support/servers/database.ts';
import { Child } from '../../support/service/child.ts';

/** Every column, constraint and index in the catalog. */
async function schemaOf(knex: Knex): Promise<unknown> {
  const { rows: columns } = await knex.raw(`
    select table_name, column_name, data_type, domain_name, datetime_precision, is_nullable, column_default
    from information_schema.columns where table_schema = 'public' order by 1, 2`);
  const { rows: constraints } = await knex.raw(`
    select coalesce(conrelid::regclass::text, contypid::regtype::text) as "on", conname, pg_get_constraintdef(oid) as means
    from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' order by 1, 2`);
  const { rows: indexes } = await knex.raw(
    `select tablename, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`,
  );
  return { columns, constraints, indexes };
}

describe('the migrations', () => {
  it('have names without an extension, in the order of their numbers', async () => {
    const names = await migrationSource.getMigrations([]);
    expect(names).to.deep.equal([...names].sort());
    for (const name of names) expect(name).to.match(/^\d{4}(-[a-z]+)+$/);
  });

  it('create the schema of the embedded database once', async () => {
    const { knex, migrate } = await embeddedDatabase();
    expect(await migrate()).to.deep.equal([]);
    expect(await knex('knex_migrations').orderBy('id').pluck('name')).to.deep.equal(
      await migrationSource.getMigrations([]),
    );
  });

  onServer((serverOf) => {
    const onEmpty = async (use: (database: Database, url: string) => Promise<void>) => {
      const url = await serverOf().create('empty');
      const database = await openDatabase({ kind: 'postgres', url });
      await use(database, url).finally(() => database.close());
    };

    it('create the schema of a server once, equal to that of the embedded database', () =>
      onEmpty(async ({ migrate, knex }) => {
        expect(await migrate()).to.deep.equal(await migrationSource.getMigrations([]));
        expect(await migrate()).to.deep.equal([]);
        expect(await schemaOf(knex)).to.deep.equal(await schemaOf((await embeddedDatabase()).knex));
      }));

    it('are applied once by three processes that start on a new database', () =>
      onEmpty(async (_, url) => {
        const processes = Array.from({ length: 3 }, () => new Child('migrate', url));
        expect(await Promise.all(processes.map((child) => child.ended()))).to.deep.equal([0, 0, 0]);
        const count = (await migrationSource.getMigrations([])).length;
        const applied = processes.flatMap(({ lines }) => lines).sort();
        expect(applied).to.deep.equal(['applied 0', 'applied 0', `applied ${count}`]);
      }));

    it('leave nothing in a database when they fail', () =>
      onEmpty(async ({ migrate, knex }) => {
        await knex.raw('create table leases (mine text)');
        expect(await rejectionOf(migrate())).to.have.property('code', '42P07');
        expect(await knex('pg_tables').where('schemaname', 'public').pluck('tablename')).to.deep.equal(['leases']);
      }));
  });

  onEveryDatabase((open) => {
    for (const [domain, values] of Object.entries({
      uint256: ['-1', String(2n ** 256n)],
      evm_address: ['0x', `0x${'g'.repeat(40)}`, `0x${'0'.repeat(41)}`],
      hash32: [`0x${'A'.repeat(64)}`, `0x${'0'.repeat(63)}`],
    }))
      it(`reject values outside ${domain}`, async () => {
        const knex = await open();
        for (const value of values) {
          const rejection = await rejectionOf(knex.raw(`select cast(? as ${domain})`, [value]));
          expect(rejection, value).to.have.property('code', '23514');
        }
      });
  });
});
