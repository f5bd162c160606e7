import { expect } from 'chai';
import type { Knex } from 'knex';
import { SettableClock } from '../../../../src/adapters/local/clock.ts';
import { joiningUnits } from '../../../../src/adapters/store/shared/unit-of-work.ts';
import { PostgresIdempotencyKeys } from '../../../../src/adapters/store/system/idempotency-keys.postgres.ts';
import { InMemoryIdempotencyKeys } from '../../../../src/adapters/store/system/system-stores.memory.ts';
import { describeIdempotencyKeysContract } from '../../../contracts/system/idempotency-keys.contract.ts';
import { answer, REQUEST } from '../../../support/fixtures/keyed-request.ts';
import { NOON } from '../../../support/noon.ts';
import { rejectionOf } from '../../../support/rejection.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';

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
