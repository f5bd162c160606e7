import { expect } from 'chai';
import { openDatabase } from '../../../src/infrastructure/database/open-database.ts';
import { onServer } from '../../support/servers/database.ts';

onServer((server) => {
  describe('named statements', () => {
    let db: Awaited<ReturnType<typeof openDatabase>>;
    before(async () => {
      db = await openDatabase({ kind: 'postgres', url: await server().create('migrated'), poolSize: 1 });
    });
    after(() => db.close());
    const prepared = async () => {
      const { rows } = await db.knex.raw<{ rows: { statement: string }[] }>(
        'select statement from pg_prepared_statements',
      );
      return rows.map(({ statement }) => statement);
    };

    it('prepare a statement with parameters that recurs, once, also in a transaction', async () => {
      for (let i = 0; i < 5; i += 1) await db.knex('leases').where({ name: `lease ${i}` });
      await db.knex.transaction((trx) => trx('leases').where({ name: 'lease' }));
      expect(await prepared()).to.deep.equal(['select * from "leases" where "name" = $1']);
    });

    it('return the new columns after a migration changed the table', async () => {
      await db.knex.raw('create table grows (id integer)');
      const read = () => db.knex('grows').where({ id: 1 });
      await db.knex('grows').insert({ id: 1 });
      for (let i = 0; i < 5; i += 1) await read();
      await db.knex.raw("alter table grows add column added text default 'new'");
      expect(await read()).to.deep.equal([{ id: 1, added: 'new' }]);
    });

    it('have one name a text, in every process: a pooler must not execute another statement under it', async () => {
      const url = await server().create('migrated');
      const texts = ['select ?::text as one', 'select ?::text as two'];
      const namesOf = async (order: readonly string[]) => {
        const { knex, close } = await openDatabase({ kind: 'postgres', url, poolSize: 1 });
        for (const text of order) for (let i = 0; i < 5; i += 1) await knex.raw(text, ['x']);
        const { rows } = await knex.raw('select name, statement from pg_prepared_statements order by statement');
        await close();
        return rows;
      };
      expect(await namesOf(texts))
        .to.have.lengthOf(2)
        .and.to.deep.equal(await namesOf(texts.toReversed()));
    });

    it('leave several statements in one text alone', async () => {
      for (let i = 0; i < 5; i += 1) await db.knex.raw('select 1; select 2');
    });
  });
});
