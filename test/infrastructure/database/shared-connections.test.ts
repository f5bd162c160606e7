import { Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect } from 'chai';
import type { Knex } from 'knex';
import sinon from 'sinon';
import { answerOf } from '../../../src/adapters/store/shared/database-answer.ts';
import { InMemoryTracer } from '../../../src/adapters/tracing/tracer.memory.ts';
import { type Database, openDatabase } from '../../../src/infrastructure/database/open-database.ts';
import type { PostgresSettings } from '../../../src/infrastructure/database/open-postgres.ts';
import { until } from '../../support/real-time.ts';
import { rejectionOf } from '../../support/rejection.ts';
import { onServer } from '../../support/servers/database.ts';
import { TcpRelay } from '../../support/servers/tcp-relay.ts';

const inOneTurn = <T>(count: number, work: (turn: number) => PromiseLike<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, turn) => work(turn)));
const pidOf = async (knex: Knex): Promise<number> =>
  (await knex.raw('select pg_backend_pid() as pid where ?::int = 1', [1])).rows[0].pid;
const echo = async (knex: Knex, value: number): Promise<number> =>
  (await knex.raw('select ?::int as value', [value])).rows[0].value;
/** Sleeps for longer than a shared connection may be held up. */
const slowly = async (knex: Knex): Promise<number> =>
  (await knex.raw('select pg_sleep(?), pg_backend_pid() as pid', [0.5])).rows[0].pid;
/** An idle connection of the pool can answer ten statements too before others are open, but it has no limit for locks. */
const shares = async (knex: Knex): Promise<boolean> => {
  const ask = () => knex.raw(`select pg_backend_pid() as pid where current_setting('lock_timeout') <> ?`, ['0']);
  const pids = (await inOneTurn(10, ask)).map(({ rows: [shared] }) => shared?.pid);
  return pids[0] !== undefined && new Set(pids).size === 1;
};

onServer((server) => {
  describe('shared connections', () => {
    let url: string;
    let admin: Knex;
    const closers: (() => Promise<void>)[] = [];
    /** A database whose shared connection is open; it may open another when that one is busy. */
    const open = async (settings: Partial<PostgresSettings> = {}, tracer = new InMemoryTracer()): Promise<Database> => {
      const database = await openDatabase({ kind: 'postgres', url, poolSize: 7, ...settings }, tracer);
      closers.push(database.close);
      await until(() => shares(database.knex));
      return database;
    };
    const throughRelay = async () => {
      const relay = await TcpRelay.to(url);
      closers.unshift(() => relay.close());
      return { relay, ...(await open({ url: relay.url, statementTimeoutMs: 500 })) };
    };
    const locked = async (sql = 'lock table kept in access exclusive mode') => {
      const transaction = await admin.transaction();
      await transaction.raw(sql);
      return { unlock: () => transaction.rollback() };
    };

    before(async () => {
      url = await server().create('empty');
      admin = (await openDatabase({ kind: 'postgres', url, poolSize: 3 })).knex;
      await admin.raw('create table kept (id int primary key, times int not null default 0)');
    });
    beforeEach(() => admin.raw('truncate kept'));
    afterEach(async () => {
      sinon.restore();
      for (const close of closers.splice(0)) await close();
    });
    after(() => admin.destroy());

    it('send all statements of a turn of the event loop in one write', async () => {
      const { knex } = await open();
      const writes = (['_write', '_writev'] as const).map((name) => sinon.spy(Socket.prototype, name as '_write'));
      expect(await shares(knex)).to.equal(true);
      expect(writes.reduce((sum, { callCount }) => sum + callCount, 0)).to.equal(1);
    });

    it('give each statement its own answer or failure', async () => {
      const { knex } = await open();
      await knex('kept').insert({ id: 1 });
      const answers = inOneTurn(12, (turn) =>
        turn % 3 === 1
          ? rejectionOf(knex('kept').insert({ id: 1 })).then((error) => (error as { code?: string }).code)
          : turn % 3 === 2
            ? knex('kept')
                .insert({ id: 100 + turn }, 'id')
                .then(([row]) => row.id)
            : echo(knex, turn),
      );
      expect(await answers).to.deep.equal([0, '23505', 102, 3, '23505', 105, 6, '23505', 108, 9, '23505', 111]);
      const values = knex.raw('select ?::int, ?::text', [
        1,
        { toPostgres: () => sinon.assert.fail('not convertible') },
      ]);
      const [failure, answer] = await Promise.all([rejectionOf(values), echo(knex, 7)]);
      expect(String(failure)).to.include('not convertible');
      expect(answer).to.equal(7);
      expect(await shares(knex)).to.equal(true);
    });

    it('serve no transaction, and no statement that may change the connection', async () => {
      const { knex } = await open();
      const shared = await pidOf(knex);
      const [inTransaction] = await Promise.all([
        knex.transaction((trx) => pidOf(trx as unknown as Knex)),
        pidOf(knex),
      ]);
      const {
        rows: [{ pid }],
      } = await knex.raw('select pg_backend_pid() as pid');
      expect([inTransaction, pid]).not.to.include(shared);
    });

    it('name a recurring statement once, and rely on the name when the server has parsed it', async () => {
      const lost: unknown[] = [];
      const { knex } = await open({ onLostStatement: (error) => lost.push(error) });
      const read = (db: Knex) => db('kept').where({ id: 1 });
      for (let i = 0; i < 4; i += 1) await knex.transaction((trx) => read(trx));
      const { unlock } = await locked();
      const reads = inOneTurn(4, () => read(knex));
      await nextTurn();
      await until(async () => (await admin('pg_stat_activity').where({ wait_event_type: 'Lock' })).length >= 4);
      await unlock();
      expect(await reads).to.deep.equal([[], [], [], []]);
      expect(lost).to.deep.equal([]);
    });

    it('prepare a recurring statement once', async () => {
      const { knex } = await open();
      for (let i = 0; i < 6; i += 1) await inOneTurn(5, () => knex('kept').where({ id: i }));
      const { rows } = await knex.raw('select statement from pg_prepared_statements where statement like ?', [
        '%"kept"%',
      ]);
      expect(rows).to.deep.equal([{ statement: 'select * from "kept" where "id" = $1' }]);
    });

    it('are not held up by a slow statement, which then has a connection of its own', async () => {
      const { knex } = await open();
      const shared = await pidOf(knex);
      const ended: unknown[] = [];
      const slow = slowly(knex).finally(() => ended.push('slow'));
      await Promise.all([slow, inOneTurn(5, (turn) => echo(knex, turn)).finally(() => ended.push('quick'))]);
      expect(ended).to.deep.equal(['quick', 'slow']);
      expect(await slow).not.to.equal(shared);
    });

    it('are not held up by a statement that waits for a lock, which is executed once', async () => {
      const { knex } = await open();
      await knex('kept').insert({ id: 1 });
      const { unlock } = await locked('select * from kept where id = 1 for update');
      const writes = inOneTurn(3, () => knex('kept').where({ id: 1 }).increment('times'));
      expect(await inOneTurn(3, (turn) => echo(knex, turn))).to.deep.equal([0, 1, 2]);
      await unlock();
      await writes;
      expect(await knex('kept')).to.deep.equal([{ id: 1, times: 3 }]);
    });

    it('repeat a read when the connection breaks, and not a write', async () => {
      const { knex, relay } = await throughRelay();
      const { unlock } = await locked();
      const write = rejectionOf(answerOf(knex('kept').insert({ id: 1 })));
      const read = echo(knex, 5);
      await nextTurn();
      relay.cut();
      await unlock();
      expect(await write).to.have.property('code', 'STORE_UNAVAILABLE');
      expect(await read).to.equal(5);
      await until(() => shares(knex));
      expect(await knex('kept').where({ id: 1 })).to.have.length.lessThan(2);
    });

    it('repeat a read when the server ends the connection', async () => {
      const { knex } = await open();
      const shared = await pidOf(knex);
      const ended = inOneTurn(3, () =>
        knex.raw('select pg_terminate_backend(pid) from pg_stat_activity where pid = ?', [shared]),
      );
      await Promise.all([ended, echo(knex, 1)]);
      await until(() => shares(knex));
      expect(await pidOf(knex)).not.to.equal(shared);
    });

    it('do not wait for ever for a host that vanished', async () => {
      const { knex, relay } = await throughRelay();
      relay.vanish();
      const [read, write] = [echo(knex, 1), rejectionOf(answerOf(knex('kept').insert({ id: 2 })))];
      await nextTurn();
      relay.comeBack();
      expect(await read).to.equal(1);
      expect(await write).to.have.property('code', 'STORE_UNAVAILABLE');
      expect(await knex('kept')).to.deep.equal([]);
    });

    it('take no more than they can hold, and the pool takes the rest', async () => {
      const { knex } = await open();
      const pids = await inOneTurn(40, () => pidOf(knex));
      const largest = Math.max(...pids.map((pid) => pids.filter((other) => other === pid).length));
      expect(largest).to.equal(16);
      expect(await shares(knex)).to.equal(true);
    });

    it('take places of the pool, and give them back', async () => {
      const { knex } = await open();
      await Promise.all([inOneTurn(5, (turn) => echo(knex, turn)), nextTurn().then(() => pidOf(knex))]);
      const { pool } = knex.client as { pool: { max: number } };
      expect(pool.max).to.be.within(5, 6);
      const { relay, knex: other } = await throughRelay();
      const { pool: places } = other.client as { pool: { max: number } };
      expect(places.max).to.be.within(5, 6);
      relay.cut();
      await until(() => places.max === 7);
    });

    it('answer what is pending before they are closed', async () => {
      const { knex, close } = await open();
      const answers = Promise.all([slowly(knex), ...Array.from({ length: 5 }, (_, turn) => echo(knex, turn))]);
      await Promise.all([answers, close()]);
      expect((await answers).slice(1)).to.deep.equal([0, 1, 2, 3, 4]);
      expect(await rejectionOf(answerOf(echo(knex, 1)))).to.have.property('code', 'STORE_UNAVAILABLE');
    });

    it('are not tried again for a statement that is always slow, until some seconds later', async () => {
      const tracer = new InMemoryTracer();
      const { knex } = await open({}, tracer);
      const span = tracer.begin('request');
      for (let i = 0; i < 3; i += 1) await tracer.within(span, () => slowly(knex));
      const failures = tracer.recorded
        .filter(({ parent }) => parent === span.place?.spanId)
        .map(({ failure }) => failure);
      expect(failures).to.deep.equal(['57014', undefined, '57014', undefined, undefined]);
    });

    it('record each statement below the span in which it was sent, also when it is sent again', async () => {
      const tracer = new InMemoryTracer();
      const { knex } = await open({}, tracer);
      const [one, other] = [tracer.begin('one'), tracer.begin('other')];
      await Promise.all([
        tracer.within(one, () => slowly(knex)),
        tracer.within(other, async () => await knex('kept').where({ id: 1 })),
      ]);
      const below = ({ place }: typeof one) =>
        tracer.recorded.filter(({ parent }) => parent === place?.spanId).map(({ name, failure }) => [name, failure]);
      expect(below(one)).to.deep.equal([
        ['SELECT', '57014'],
        ['SELECT', undefined],
      ]);
      expect(below(other)).to.deep.equal([['SELECT kept', undefined]]);
    });
  });
});
