import { expect } from 'chai';
import { answerOf } from '../../../../src/adapters/store/shared/database-answer.ts';
import { joiningUnits } from '../../../../src/adapters/store/shared/unit-of-work.ts';
import { PostgresIdempotencyKeys } from '../../../../src/adapters/store/system/idempotency-keys.postgres.ts';
import { type Database, openDatabase } from '../../../../src/infrastructure/database/open-database.ts';
import { answer, REQUEST } from '../../../support/fixtures/keyed-request.ts';
import { until } from '../../../support/real-time.ts';
import { rejection } from '../../../support/rejection.ts';
import { onServer } from '../../../support/servers/database.ts';
import { TcpRelay } from '../../../support/servers/tcp-relay.ts';

onServer((server) => {
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
