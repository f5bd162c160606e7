import { spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import type { Knex } from 'knex';
import { migrationNames } from '../../../../migrations/index.ts';
import { CachedDatabaseProbe } from '../../../../src/adapters/store/system/database-probe.cached.ts';
import { PostgresDatabaseProbe } from '../../../../src/adapters/store/system/database-probe.postgres.ts';
import { Failure } from '../../../../src/domain/shared/failure.ts';
import { type Database, openDatabase } from '../../../../src/infrastructure/database/open-database.ts';
import { deferred } from '../../../support/deferred.ts';
import { LockedDatabase } from '../../../support/locked-database.ts';
import { rejectionOf } from '../../../support/rejection.ts';
import { onEveryDatabase, onServer } from '../../../support/servers/database.ts';
import { unprivilegedAccount } from '../../../support/servers/postgres-binaries.ts';
import { startPostgresServer } from '../../../support/servers/postgres-server.ts';

const causeOf = async (probe: Pick<PostgresDatabaseProbe, 'write'>): Promise<string> => {
  const error = await rejectionOf(probe.write());
  expect(error).to.be.instanceOf(Failure).and.include({ code: 'STORE_UNAVAILABLE' });
  return String((error as Failure).cause);
};

onEveryDatabase((open) => {
  it('the probe leaves one row per process, however often it writes', async () => {
    const knex = await open();
    const probes = [1, 2].map(() => new PostgresDatabaseProbe(knex, migrationNames));
    for (const probe of [...probes, ...probes, ...probes]) await probe.write();
    expect(await knex('process_heartbeats')).to.have.length(2);
  });

  it('the probe deletes the rows of processes that ended', async () => {
    const knex = await open();
    await new PostgresDatabaseProbe(knex, migrationNames).write();
    await knex('process_heartbeats').update({ at: knex.raw(`now() - interval '2 hours'`) });
    await new PostgresDatabaseProbe(knex, migrationNames).write();
    expect(await knex('process_heartbeats')).to.have.length(1);
  });

  it('the probe fails while a migration is missing', async () => {
    const probe = new PostgresDatabaseProbe(await open(), [...migrationNames, '9999-next']);
    expect(await causeOf(probe)).to.include('lacks the migrations 9999-next');
  });
});

onServer((server) => {
  describe('the write probe', () => {
    const opened: Database[] = [];
    afterEach(async () => {
      for (const { close } of opened.splice(0)) await close();
    });
    const connect = async (url: string, poolSize = 2): Promise<Knex> => {
      const database = await openDatabase({ kind: 'postgres', url, poolSize });
      opened.push(database);
      return database.knex;
    };
    const probeOn = async (url: string) => new PostgresDatabaseProbe(await connect(url), migrationNames);
    const withOptions = (url: string, options: string) => {
      const address = new URL(url);
      address.searchParams.set('options', options);
      return address.href;
    };

    it('fails on a database without any migration', async () => {
      expect(await causeOf(await probeOn(await server().create('empty')))).to.include('process_heartbeats');
    });

    it('fails while transactions are read-only, as on a standby', async () => {
      const url = withOptions(await server().create('migrated'), '-c default_transaction_read_only=on');
      expect(await causeOf(await probeOn(url))).to.include('read-only transaction');
    });

    it('fails when a right was revoked on any table of the schema', async () => {
      const url = await server().create('migrated');
      const admin = await connect(url);
      const role = `probe_${process.pid}`;
      await admin.raw(`create role ${role} login`);
      await admin.raw(`grant select, insert, update, delete on all tables in schema public to ${role}`);
      const restricted = Object.assign(new URL(url), { username: role }).href;
      const probe = await probeOn(restricted);
      await probe.write();
      await admin.raw(`revoke insert on users from ${role}`);
      expect(await causeOf(probe)).to.include('may not insert into users');
      await admin.raw(`grant insert on users to ${role}; revoke update on process_heartbeats from ${role}`);
      expect(await causeOf(probe)).to.include('permission denied');
      await admin.raw(`grant update on process_heartbeats to ${role}`);
      await probe.write();
      for (const { close } of opened.splice(1)) await close();
      await admin.raw(`drop owned by ${role}; drop role ${role}`);
    });

    it('fails while a lock delays its write beyond the statement timeout', async () => {
      const url = await server().create('migrated');
      const admin = await connect(url);
      const lock = await admin.transaction();
      await lock.raw('lock table process_heartbeats in access exclusive mode');
      const cause = await causeOf(await probeOn(url));
      await lock.rollback();
      expect(cause).to.include('statement timeout');
    });

    it('fails while every connection of the server or of the pool is taken', async () => {
      const url = await server().create('migrated');
      const admin = await connect(url);
      const role = `few_${process.pid}`;
      await admin.raw(`create role ${role} login connection limit 0`);
      await admin.raw(`grant select, insert, update, delete on all tables in schema public to ${role}`);
      expect(await causeOf(await probeOn(Object.assign(new URL(url), { username: role }).href))).to.include('too many');
      await admin.raw(`drop owned by ${role}; drop role ${role}`);
      const pool = await connect(url, 1);
      const taken = await pool.transaction();
      expect(await causeOf(new PostgresDatabaseProbe(pool, migrationNames))).to.include('Timeout acquiring');
      await taken.rollback();
    });

    it('fails when the server is stopped, and when it does not respond', async () => {
      const own = await startPostgresServer();
      if (own !== undefined) {
        const admin = await openDatabase({ kind: 'postgres', url: own.urlOf('postgres') });
        await admin.migrate();
        const probe = new PostgresDatabaseProbe(admin.knex, migrationNames);
        await probe.write();
        await own.stop();
        expect(await causeOf(probe)).to.match(/connect E|terminat/i);
        await admin.close();
      }
      const locked = await LockedDatabase.at(await server().create('migrated'));
      const relay = await locked.relay();
      relay.vanish();
      const silent = new PostgresDatabaseProbe(locked.connect({ url: relay.url }), migrationNames);
      const cached = new CachedDatabaseProbe(silent, { keptMs: 1_000, timeoutMs: 100 });
      expect(await causeOf(cached)).to.include('not answered within 100 ms');
      await locked.close();
    });
  });
});

const isRoot = process.getuid?.() === 0;

describe('the write probe on a full disk', () => {
  let disk: string;
  before(function () {
    disk = mkdtempSync(join(tmpdir(), 'small-disk-'));
    const isMounted = isRoot && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk]).status === 0;
    if (isMounted) return;
    rmSync(disk, { recursive: true });
    this.skip();
  });
  after(() => {
    if (existsSync(disk)) spawnSync('umount', [disk]);
    rmSync(disk, { recursive: true, force: true });
  });

  it('fails, although its row still has room on its page, and succeeds again when space is free', async () => {
    const server = await startPostgresServer();
    if (server === undefined) return;
    const { uid, gid } = unprivilegedAccount();
    if (uid !== undefined && gid !== undefined) chownSync(disk, uid, gid);
    const admin = await openDatabase({ kind: 'postgres', url: server.urlOf('postgres') });
    await admin.knex.raw(`create tablespace small location '${disk}'`);
    await admin.knex.raw('create database filling tablespace small');
    const { knex, migrate, close } = await openDatabase({ kind: 'postgres', url: server.urlOf('filling') });
    await migrate();
    const probe = new PostgresDatabaseProbe(knex, migrationNames);
    await probe.write();
    const filler = join(disk, 'filler');
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4k']);
    expect(await causeOf(probe)).to.match(/No space left on device/);
    rmSync(filler);
    await probe.write();
    await close();
    await admin.knex.raw('drop database filling');
    await admin.close();
    await server.stop();
  });
});

describe('CachedDatabaseProbe', () => {
  it('asks once for any number of callers, and not again while the question is open', async () => {
    let asked = 0;
    const answer = deferred<number>();
    const write = () => {
      asked += 1;
      return answer.promise;
    };
    const probe = new CachedDatabaseProbe({ write }, { keptMs: 60_000, timeoutMs: 20 });
    const causes = await Promise.all([causeOf(probe), causeOf(probe)]);
    expect(causes[0]).to.include('not answered within 20 ms');
    expect(await causeOf(probe)).to.equal(causes[0]);
    expect(asked).to.equal(1);
    answer.resolve(7);
  });

  it('returns an answer again until it is old', async () => {
    let asked = 0;
    const write = async () => ++asked;
    const lasting = new CachedDatabaseProbe({ write }, { keptMs: 60_000, timeoutMs: 1_000 });
    expect([await lasting.write(), await lasting.write()]).to.deep.equal([1, 1]);
    const fleeting = new CachedDatabaseProbe({ write }, { keptMs: 0, timeoutMs: 1_000 });
    expect([await fleeting.write(), await fleeting.write()]).to.deep.equal([2, 3]);
  });
});
