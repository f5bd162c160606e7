import { expect } from 'chai';
import { joiningUnits } from '../../../../src/adapters/store/shared/unit-of-work.ts';
import { PostgresIdempotencyKeys } from '../../../../src/adapters/store/system/idempotency-keys.postgres.ts';
import { type Database, openDatabase } from '../../../../src/infrastructure/database/open-database.ts';
import { deferred } from '../../../support/deferred.ts';
import { answer, REQUEST } from '../../../support/fixtures/keyed-request.ts';
import { atOnce } from '../../../support/fixtures/store-fixtures.ts';
import { onServer } from '../../../support/servers/database.ts';

onServer((serverOf) => {
  it('rejects repeated requests without waiting, so that they leave connections to others', async () => {
    const { knex, close } = await openDatabase({
      kind: 'postgres',
      url: await serverOf().create('migrated'),
      poolSize: 3,
    });
    const keys = new PostgresIdempotencyKeys(joiningUnits(knex));
    const [hold, started] = [deferred<void>(), deferred<void>()];
    const first = keys.once(REQUEST, 'inside', async () => {
      started.resolve();
      await hold.promise;
      return { value: undefined, answer };
    });
    await started.promise;
    const others = await atOnce(30, () => keys.once(REQUEST, 'inside', async () => ({ value: undefined, answer })));
    expect(others.map(({ state }) => state)).to.deep.equal(Array(30).fill('running'));
    hold.resolve();
    await first;
    await close();
  });

  describe('many keyed requests at once', () => {
    const MANY = 120;
    let database: Database;
    before(async () => {
      database = await openDatabase({ kind: 'postgres', url: await serverOf().create('migrated'), poolSize: 10 });
    });
    after(async () => await database?.close());

    for (const kind of ['inside', 'asks-outside'] as const)
      it(`all run once, also when their work needs a second connection, and leave connections to others: ${kind}`, async () => {
        const { knex } = database;
        const db = joiningUnits(knex);
        const keys = new PostgresIdempotencyKeys(db);
        const ask = (index: number) =>
          keys.once({ ...REQUEST, scope: kind, key: `k-${index}` }, kind, async () => {
            await db('leases').insert({ name: `${kind} ${index}`, owner: 'a test', expires_at: new Date(0) });
            await knex.raw('select pg_sleep(0.01)');
            return { value: index, answer };
          });
        const keyed = Promise.all(Array.from({ length: MANY }, (_, index) => ask(index)));
        let left = true;
        void keyed.finally(() => {
          left = false;
        });
        let others = 0;
        for (; left; others += 1) await knex('leases').first();
        expect((await keyed).map((outcome) => outcome.state)).to.deep.equal(Array(MANY).fill('done'));
        expect(others).to.be.above(3);
        expect(await knex('leases').where('name', 'like', `${kind} %`)).to.have.length(MANY);
        expect((await atOnce(MANY, ask)).map((outcome) => outcome.state)).to.deep.equal(Array(MANY).fill('kept'));
      });
  });
});
