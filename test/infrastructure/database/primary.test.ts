import { expect } from 'chai';
import type { Knex } from 'knex';
import { answerOf } from '../../../src/adapters/store/shared/database-answer.ts';
import { databaseServers } from '../../../src/infrastructure/config/schemas/database-servers.ts';
import { type Database, openDatabase } from '../../../src/infrastructure/database/open-database.ts';
import { until } from '../../support/real-time.ts';
import { rejectionOf } from '../../support/rejection.ts';
import { freePort } from '../../support/servers/free-port.ts';
import { type ReplicatedServer, startReplicated } from '../../support/servers/standby.ts';
import { TcpRelay } from '../../support/servers/tcp-relay.ts';

/** Whether the row could be written. */
const inserted = (knex: Knex, id: number) =>
  knex('kept')
    .insert({ id })
    .then(
      () => true,
      () => false,
    );

const READ_WRITE = 'target_session_attrs=read-write';

describe('a database URL', () => {
  for (const [text, urls] of [
    ['postgres://u:p@one/db', ['postgres://u:p@one/db']],
    [`postgres://u:p@one:5,two/db?${READ_WRITE}`, ['postgres://u:p@one:5/db', 'postgres://u:p@two/db']],
    [`postgres://u@[::1]:5,two:6/db?a=b&${READ_WRITE}`, ['postgres://u@[::1]:5/db?a=b', 'postgres://u@two:6/db?a=b']],
    [
      `postgresql:///db?host=one,two&port=5,6&target_session_attrs=primary`,
      ['postgresql:///db?host=one&port=5', 'postgresql:///db?host=two&port=6'],
    ],
    [
      `postgresql:///db?host=one,two&port=5&${READ_WRITE}`,
      ['postgresql:///db?host=one&port=5', 'postgresql:///db?host=two&port=5'],
    ],
  ] as const)
    it(`${text} names ${urls.join(' and ')}`, () => {
      expect(databaseServers(text)).to.deep.include({ urls });
    });

  const TARGET = 'must have target_session_attrs=read-write, or none';
  for (const [text, fault] of [
    ['postgres://one,two/db', 'names several hosts, and needs target_session_attrs=read-write'],
    ['postgres://one/db?target_session_attrs=standby', TARGET],
    ['postgres://one,two/db?target_session_attrs=prefer-standby', TARGET],
    [`postgresql:///db?host=one,two,three&port=5,6&${READ_WRITE}`, 'must name one port, or as many ports as hosts'],
    [`postgres://one:99999,two/db?${READ_WRITE}`, 'has an invalid host or port'],
    [`postgres://one,/db?${READ_WRITE}`, 'has an empty host'],
    [`postgres://,two/db?${READ_WRITE}`, 'has an empty host'],
    ['mysql://one/db', 'must be a postgres:// URL'],
    ['postgres://one/db?sslmod=verify-full', 'has the unknown parameter sslmod: did you mean sslmode?'],
    ['postgres://one/db?ssl_mode=require', 'has the unknown parameter ssl_mode: did you mean sslmode?'],
    ['postgres://one/db?sslroot_cert=ca.pem', 'has the unknown parameter sslroot_cert: did you mean sslrootcert?'],
    [
      'postgres://one/db?target_session_attr=read-write',
      'has the unknown parameter target_session_attr: did you mean target_session_attrs?',
    ],
  ] as const)
    it(`${text} ${fault}`, () => {
      expect(databaseServers(text)).to.deep.equal({ fault });
    });

  it('may have parameters that mean nothing to the driver, as providers hand them out', () => {
    const url = 'postgres://one/db?channel_binding=require&pgbouncer=true&schema=public&sslcrl=x&ssl=true';
    expect(databaseServers(url)).to.deep.include({ urls: [url] });
  });
});

describe('a database that fails over', () => {
  let servers: readonly [ReplicatedServer, ReplicatedServer];
  const open: Database[] = [];
  const to = async (hosts: string, poolSize = 2) => {
    const database = await openDatabase({
      kind: 'postgres',
      url: `postgres://app@${hosts}/postgres?${READ_WRITE}`,
      poolSize,
    });
    open.push(database);
    return database.knex;
  };
  const both = (order: readonly number[] = [0, 1]) =>
    order.map((at) => `127.0.0.1:${(servers[at] as ReplicatedServer).port}`).join(',');

  beforeEach(async function () {
    const started = await startReplicated([await freePort(), await freePort()]);
    if (started === undefined) {
      if (process.env.CI !== undefined) throw new Error('there is no PostgreSQL with its client tools on this machine');
      this.skip();
    }
    servers = started;
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((database) => database.close()));
    await Promise.all(servers.map((server) => server.kill()));
  });

  it('is used at the server that takes writes, whichever is named first', async () => {
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const knex = await to(both(order));
      await knex.raw('create table if not exists kept (id int)');
      await knex('kept').insert({ id: 1 });
    }
  });

  for (const poolSize of [2, 8])
    it(`is followed to the new primary within seconds, which is the only one that is written to, with ${poolSize} connections`, async () => {
      const knex = await to(both(), poolSize);
      await knex.raw('create table kept (id int)');
      await Promise.all(Array.from({ length: 20 }, () => knex('kept').where({ id: 1 })));
      const [old, next] = servers;
      await next.caughtUp();
      await old.kill();
      expect(await rejectionOf(answerOf(knex('kept').insert({ id: 0 })))).to.be.instanceOf(Error);
      await next.promote();
      await until(() => inserted(knex, 1));
      expect(await knex('kept').pluck('id')).to.deep.equal([1]);
    });

  it('refuses the old primary that comes back after a promotion and still takes writes', async () => {
    const [old, next] = servers;
    const relay = await TcpRelay.to(`postgres://app@${both([0])}/postgres`);
    const knex = await to(`${new URL(relay.url).host},${both([1])}`, 1);
    await knex.raw('create table kept (id int)');
    await next.caughtUp();
    relay.vanish();
    relay.cut();
    await next.promote();
    await until(() => inserted(knex, 1));
    relay.comeBack();
    await next.kill();
    for (let tries = 0; tries < 3; tries += 1)
      expect(await rejectionOf(answerOf(knex('kept').insert({ id: 2 })))).to.have.property('code', 'STORE_UNAVAILABLE');
    const alone = await to(`127.0.0.1:${old.port}`);
    expect(await alone('kept').pluck('id')).to.deep.equal([]);
    await relay.close();
  });

  it('is found although the server that is named first says nothing', async () => {
    const relay = await TcpRelay.to(`postgres://app@${both([1])}/postgres`);
    relay.vanish();
    const knex = await to(`${new URL(relay.url).host},${both([0])}`);
    await knex.raw('create table kept (id int)');
    await relay.close();
  });

  it('leaves a connection over which the server says that it takes no writes', async () => {
    const relay = await TcpRelay.to(`postgres://app@${both([1])}/postgres`);
    const knex = await to(both([0]), 1);
    await relay.close();
    const pid = async () => (await knex.raw('select pg_backend_pid() as pid')).rows[0].pid;
    const first = await pid();
    const refused = knex.transaction(async (trx) => {
      await trx.raw('set transaction read only');
      await trx.raw('create table kept (id int)');
    });
    expect(await rejectionOf(answerOf(refused))).to.have.property('code', 'STORE_UNAVAILABLE');
    expect(await pid()).not.to.equal(first);
  });

  it('leaves a shared connection over which the server says that it takes no writes', async () => {
    const knex = await to(both([0]), 8);
    await knex.raw('create table kept (id int)');
    const asked = async (statement: string, value: string) => (await knex.raw(statement, [value])).rows[0];
    const switchOff = () =>
      asked(
        `with off as (select set_config('default_transaction_read_only', ?, false))
          select pg_backend_pid() as pid, current_setting('lock_timeout') <> '0' as "isShared" from off`,
        'on',
      );
    let off = await switchOff();
    await until(async () => {
      if (!off.isShared) off = await switchOff();
      return off.isShared;
    });
    expect(await rejectionOf(answerOf(knex('kept').insert({ id: 1 })))).to.have.property('code', 'STORE_UNAVAILABLE');
    const pidOf = async () => (await asked('select pg_backend_pid() as pid where ?::int = 1', '1')).pid;
    expect(await Promise.all(Array.from({ length: 10 }, pidOf))).not.to.include(off.pid);
    await until(() => inserted(knex, 2));
  });

  it('is unavailable while there is only a standby', async () => {
    const knex = await to(both([1]));
    const refusal = await rejectionOf(answerOf(knex.raw('select 1')));
    expect(refusal).to.have.property('code', 'STORE_UNAVAILABLE');
    expect(String((refusal as Error).cause)).to.include('takes no writes');
  });
});
