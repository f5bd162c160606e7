import { expect } from 'chai';
import type { Knex } from 'knex';
import type { KeptAnswer, WorkKind } from '../../../../src/application/ports/idempotency.ts';
import { type Database, openDatabase } from '../../../../src/infrastructure/database/open-database.ts';
import { aRefusal, decisionId } from '../../../support/fixtures/decision-fixtures.ts';
import { type OperatorStores, operatorStores } from '../../../support/fixtures/operator-fixtures.ts';
import { at } from '../../../support/fixtures/store-fixtures.ts';
import { rejectionOf } from '../../../support/rejection.ts';
import { onEveryDatabase, onServer } from '../../../support/servers/database.ts';

const REQUEST = { scope: 'wallet 0x1 authorize', key: 'k-1', fingerprint: 'abc' };
const ANSWER: KeptAnswer = { status: 200, headers: {}, body: '{}' };
const KINDS: readonly WorkKind[] = ['inside', 'asks-outside'];

function suite(open: () => Promise<Knex>): void {
  let stores: OperatorStores;
  beforeEach(async () => {
    stores = await operatorStores(await open());
  });
  /** A unit that does this and is then committed, or undone. */
  const unit = async (kind: WorkKind, isKept: boolean, work: () => Promise<unknown>) =>
    await stores.idempotencyKeys.once(REQUEST, kind, async () => ({
      value: await work(),
      ...(isKept && { answer: ANSWER }),
    }));

  describe('a refusal that is recorded in a unit', () => {
    const refused = async () => {
      await stores.leases.acquire('work', 'a test', 1_000);
      await stores.decisions.record(aRefusal());
    };
    const recorded = async () => {
      expect(await stores.decisions.find(decisionId(1))).to.deep.equal(aRefusal());
      const { items } = await stores.decisions.page({}, { limit: 10 });
      expect(items).to.have.length(1);
    };

    for (const kind of KINDS) {
      it(`is committed with the answer: ${kind}`, async () => {
        await unit(kind, true, refused);
        await recorded();
      });

      it(`stays when the work is undone because its answer is not kept: ${kind}`, async () => {
        await unit(kind, false, refused);
        await recorded();
        expect(await stores.leases.acquire('work', 'another', 1_000), 'the work is undone').to.equal(true);
      });

      it(`stays when the work rejects: ${kind}`, async () => {
        const work = unit(kind, true, async () => {
          await refused();
          throw new RangeError('broken');
        });
        expect(await rejectionOf(work)).to.be.instanceOf(RangeError);
        await recorded();
      });
    }
  });

  it('an alarm that work raised stays when the work is undone', async () => {
    const raised = { kind: 'sponsor-fees-written-off', message: 'A test', facts: {}, at: at() } as const;
    await unit('inside', false, () => stores.alarmStore.record(raised));
    expect((await stores.alarmStore.list('open', { limit: 5 })).items.map(({ count }) => count)).to.deep.equal([1]);
  });
}

onEveryDatabase(suite);

onServer((serverOf) => {
  describe('with one connection', () => {
    let database: Database;
    before(async () => {
      database = await openDatabase({ kind: 'postgres', url: await serverOf().create('migrated'), poolSize: 1 });
    });
    after(async () => await database?.close());
    suite(async () => {
      for (const table of ['decisions', 'idempotency_keys', 'leases', 'alarms']) await database.knex(table).del();
      return database.knex;
    });
  });

  it('a refusal stays once when the connection is cut before its unit ends', async () => {
    const url = await serverOf().create('migrated');
    const { knex, close } = await openDatabase({ kind: 'postgres', url });
    const stores = await operatorStores(knex);
    const busy = `select pid from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`;
    const cut = stores.idempotencyKeys.once(REQUEST, 'inside', async () => {
      await stores.decisions.record(aRefusal());
      await knex.raw(`select pg_terminate_backend(pid) from (${busy}) as holding`);
      return { value: undefined, answer: ANSWER };
    });
    expect(await rejectionOf(cut)).to.include({ code: 'STORE_UNAVAILABLE' });
    expect(await stores.decisions.find(decisionId(1))).to.deep.equal(aRefusal());
    await close();
  });
});
