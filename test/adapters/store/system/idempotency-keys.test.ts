import { expect } from 'chai';
import type { Knex } from 'knex';
import { SettableClock } from '../../../../src/adapters/local/clock.ts';
import { answerOf } from '../../../../src/adapters/store/shared/database-answer.ts';
import { joiningUnits } from '../../../../src/adapters/store/shared/unit-of-work.ts';
import { PostgresIdempotencyKeys } from '../../../../src/adapters/store/system/idempotency-keys.postgres.ts';
import { InMemoryIdempotencyKeys } from '../../../../src/adapters/store/system/system-stores.memory.ts';
import type { KeptAnswer } from '../../../../src/application/ports/idempotency.ts';
import { type Database, openDatabase } from '../../../../src/infrastructure/database/open-database.ts';
import { describeIdempotencyKeysContract } from '../../../contracts/system/idempotency-keys.contract.ts';
import { deferred } from '../../../support/deferred.ts';
import { atOnce } from '../../../support/fixtures/store-fixtures.ts';
import { NOON } from '../../../support/noon.ts';
import { until } from '../../../support/real-time.ts';
import { rejection, rejectionOf } from '../../../support/rejection.ts';
import { onEveryDatabase, onServer } from '../../../support/servers/database.ts';
import { TcpRelay } from '../../../support/servers/tcp-relay.ts';

const shift = (knex: Knex) => async (ms: number) => {
  const by = knex.raw(`:ms * interval '1 millisecond'`, { ms });
  await knex('idempotency_keys').update({
    leased_until: knex.raw('leased_until - ?', [by]),
    expires_at: knex.raw('expires_at - ?', [by]),
  });
};

describeIdempotencyKeysContract('InMemoryIdempotencyKeys', async () => {
  const clock = new SettableClock(NOON);
  return { keys: new InMemoryIdempotencyKeys(clock), pass: async (ms) => clock.advance(ms), isSerial: false };
});

const REQUEST = { scope: 'wallet 0x1 addWallet', key: 'k-1', fingerprint: 'abc' };
const answer: KeptAnswer = { status: 200, headers: {}, body: '{}' };

onEveryDatabase((open) => {
  describeIdempotencyKeysContract('PostgresIdempotencyKeys', async () => {
    const knex = await open();
    const isSerial = (knex.client.pool as { max: number }).max === 1;
    return { keys: new PostgresIdempotencyKeys(joiningUnits(knex)), pass: shift(knex), isSerial };
  });

  describe('the unit of work of a keyed request', () => {
    let plain: Knex;
    let db: Knex;
    let keys: PostgresIdempotencyKeys;
    beforeEach(async () => {
      plain = await open();
      db = joiningUnits(plain);
      keys = new PostgresIdempotencyKeys(db);
    });
    const insert = (name: string, on: Knex = db) =>
      on('leases').insert({ name, owner: 'a test', expires_at: new Date(0) });
    const names = async (on: Knex = plain) => (await on('leases').orderBy('name').pluck('name')) as string[];

    for (const kind of ['inside', 'asks-outside'] as const)
      describe(kind, () => {
        it('commits plain writes, transactions and the answer together', async () => {
          const outcome = await keys.once(REQUEST, kind, async () => {
            await insert('one');
            await db.transaction((trx) => insert('two', trx));
            await db.raw(`insert into leases values ('three', 'a test', now())`);
            return { value: await names(db), answer };
          });
          expect(outcome).to.deep.equal({ state: 'done', value: ['one', 'three', 'two'] });
          expect(await names()).to.deep.equal(['one', 'three', 'two']);
        });

        it('undoes every write when the work rejects', async () => {
          const work = async () => {
            await insert('one');
            await db.transaction((trx) => insert('two', trx));
            throw new RangeError('broken');
          };
          await keys.once(REQUEST, kind, work).catch(() => undefined);
          expect(await names()).to.deep.equal([]);
          expect(await plain('idempotency_keys')).to.deep.equal([]);
        });

        it('undoes every write when nothing is kept', async () => {
          await keys.once(REQUEST, kind, async () => ({ value: await insert('one') }));
          expect(await names()).to.deep.equal([]);
          expect(await plain('idempotency_keys')).to.deep.equal([]);
        });

        it('undoes only the write that violates a constraint', async () => {
          await keys.once(REQUEST, kind, async () => {
            await insert('one');
            expect(await rejectionOf(insert('one'))).to.include({ code: '23505' });
            await db
              .transaction(async (trx) => {
                await insert('two', trx);
                await insert('one', trx);
              })
              .catch(() => undefined);
            await insert('three');
            return { value: undefined, answer };
          });
          expect(await names()).to.deep.equal(['one', 'three']);
        });
      });

    it('begins with the first write when the work asks outside first', async () => {
      await keys.once(REQUEST, 'asks-outside', async () => {
        expect(await names(db)).to.deep.equal([]);
        await insert('one', plain);
        expect(await names(db), 'read outside any transaction').to.deep.equal(['one']);
        return { value: undefined, answer };
      });
    });

    it('leaves statements outside a unit as they are', async () => {
      const statements: string[] = [];
      db.on('query', ({ sql }: { sql: string }) => statements.push(sql));
      await insert('one');
      await names(db);
      expect(statements.map((sql) => sql.split(' ')[0])).to.deep.equal(['insert', 'select']);
    });
  });
});

onServer((server) => {
  it('rejects repeated requests without waiting, so that they leave connections to others', async () => {
    const { knex, close } = await openDatabase({
      kind: 'postgres',
      url: await server().create('migrated'),
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

  it('leaves neither the key nor the work when the connection is cut during the work', async () => {
    const url = await server().create('migrated');
    const { knex, close } = await openDatabase({ kind: 'postgres', url });
    const db = joiningUnits(knex);
    const keys = new PostgresIdempotencyKeys(db);
    const cut = keys.once(REQUEST, 'inside', async () => {
      await db('leases').insert({ name: 'one', owner: 'a test', expires_at: new Date(0) });
      const { rows } = await db.raw<{ rows: [{ pid: number }] }>('select pg_backend_pid() as pid');
      await knex.raw('select pg_terminate_backend(?)', [rows[0].pid]);
      return { value: undefined, answer };
    });
    expect(await rejection(cut)).to.equal('STORE_UNAVAILABLE');
    expect([await knex('leases'), await knex('idempotency_keys')]).to.deep.equal([[], []]);
    await close();
  });

  for (const kind of ['inside', 'asks-outside'] as const)
    it(`says that the database is unavailable when the connection is cut before the transaction begins (${kind})`, async () => {
      const relay = await TcpRelay.to(await server().create('migrated'));
      const { knex, close } = await openDatabase({ kind: 'postgres', url: relay.url, poolSize: 1 });
      const db = joiningUnits(knex);
      const keys = new PostgresIdempotencyKeys(db);
      await knex.raw('select 1');
      if (kind === 'inside') relay.cut();
      const work = async () => {
        if (kind === 'asks-outside') relay.cut();
        await answerOf(db('leases').insert({ name: 'one', owner: 'a test', expires_at: new Date(0) }));
        return { value: undefined, answer };
      };
      const code = await rejection(keys.once(REQUEST, kind, work));
      await close();
      await relay.close();
      expect(code).to.equal('STORE_UNAVAILABLE');
    });
});

onServer((server) => {
  describe('a key whose work was undone while the database did not respond', () => {
    let relay: TcpRelay;
    let direct: Database;
    let database: Database;
    let keys: PostgresIdempotencyKeys;
    beforeEach(async () => {
      const url = await server().create('migrated');
      relay = await TcpRelay.to(url);
      direct = await openDatabase({ kind: 'postgres', url });
      database = await openDatabase({ kind: 'postgres', url: relay.url });
      keys = new PostgresIdempotencyKeys(joiningUnits(database.knex));
    });
    afterEach(async () => {
      await Promise.all([direct.close(), database.close()]);
      await relay.close();
    });
    const taken = () => direct.knex('idempotency_keys');
    const isFree = async () => (await taken()).length === 0;

    for (const kind of ['asks-outside', 'acts-outside'] as const)
      it(`is free within seconds of its return, not at the end of the lease (${kind})`, async () => {
        const work = async (): Promise<never> => {
          relay.vanish();
          relay.cut();
          throw new RangeError('broken');
        };
        await keys.once(REQUEST, kind, work).catch(() => undefined);
        expect(await taken()).to.have.length(1);
        relay.comeBack();
        await until(isFree);
        expect(await keys.once(REQUEST, kind, async () => ({ value: 1, answer }))).to.include({ state: 'done' });
      });

    it('is free as well when only the answer that it was taken was lost', async () => {
      await direct.knex.raw(`
        create function late() returns trigger language plpgsql as 'begin perform pg_sleep(0.15); return new; end';
        create trigger late before insert on idempotency_keys for each row execute function late()`);
      const asked = rejection(keys.once(REQUEST, 'asks-outside', async () => ({ value: 1, answer })));
      const isAsked = async () => {
        const { rows } = await direct.knex.raw<{ rows: unknown[] }>(
          `select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
        );
        return rows.length > 0;
      };
      await until(isAsked);
      relay.cut();
      expect(await asked).to.equal('STORE_UNAVAILABLE');
      await until(async () => !(await isFree()));
      await until(isFree);
    });
  });
});

onServer((serverOf) => {
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
        const waits: number[] = [];
        while (left) {
          const asked = performance.now();
          await knex('leases').first();
          waits.push(performance.now() - asked);
        }
        expect((await keyed).map((outcome) => outcome.state)).to.deep.equal(Array(MANY).fill('done'));
        expect(waits.length).to.be.above(3);
        expect(Math.max(...waits)).to.be.below(2_000);
        expect(await knex('leases').where('name', 'like', `${kind} %`)).to.have.length(MANY);
        expect((await atOnce(MANY, ask)).map((outcome) => outcome.state)).to.deep.equal(Array(MANY).fill('kept'));
      });
  });
});
