import { execFile } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { Load } from '../../drills/load/load.ts';
import { type InProcess, inProcess } from '../../drills/places/in-process.ts';
import { inside } from '../../drills/places/inside.ts';
import { targetOf } from '../../drills/places/service.ts';
import { openDatabase } from '../../src/infrastructure/database/open-database.ts';
import { findClientTools, unprivilegedAccount } from '../support/servers/postgres-binaries.ts';
import { type PostgresServer, startPostgresServer } from '../support/servers/postgres-server.ts';

const run = promisify(execFile);

/** What `docs/operations/back-up.md` says, tried with the tools of PostgreSQL. */
describe('a backup that is made while customers write', () => {
  const account = unprivilegedAccount();
  const tools = findClientTools(account);
  let server: PostgresServer;
  let folder: string;
  const services: InProcess[] = [];
  const started = async (database: string) => {
    const service = await inProcess({ DATABASE_URL: server.urlOf(database), CRON: 'off' });
    services.push(service);
    return service;
  };
  const tool = (name: string, ...args: readonly string[]) =>
    run(join(tools?.folder ?? '', name), [...args], { ...account, env: { ...tools?.env }, cwd: folder });

  before(async function () {
    if (tools === undefined) {
      const message = 'No pg_dump on this machine: install PostgreSQL with its client tools';
      if (process.env.CI !== undefined) throw new Error(message);
      console.error(`\n!!! ${message}. THE TEST OF BACKUPS IS SKIPPED.\n`);
      return this.skip();
    }
    server = (await startPostgresServer({ binaries: tools })) as PostgresServer;
    folder = mkdtempSync(join(tmpdir(), 'backup-'));
    if (account.uid !== undefined && account.gid !== undefined) chownSync(folder, account.uid, account.gid);
    const database = await openDatabase({ kind: 'postgres', url: server.urlOf('postgres') });
    await database.migrate();
    await database.knex.raw('create database restored template template0');
    await database.close();
  });
  after(async () => {
    for (const service of services) await service.close();
    await server?.stop();
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  });

  it('holds what was confirmed before it, and the service continues on it', async () => {
    const before = await started('postgres');
    const load = new Load({ ...targetOf([]), urls: [before.url], baseUrl: before.url });
    for (let i = 0; i < 5; i += 1) await load.flowing();
    const confirmed = load.ledger.copy();
    await tool('pg_dump', '--format=custom', '--file=backup', `--dbname=${server.urlOf('postgres')}`);
    await load.flowing();
    await load.end();
    await tool('pg_restore', '--exit-on-error', '--no-owner', `--dbname=${server.urlOf('restored')}`, 'backup');

    const restored = await inside({ ...before.env, DATABASE_URL: server.urlOf('restored') }, async (records) => ({
      balance: await confirmed.compare(records.knex),
      problems: await records.auditProblems(),
      permits: await unexplainedPermits(records.knex),
    }));
    expect(restored.balance.lost, restored.balance.notes.join('\n')).to.equal(0);
    expect(restored.problems).to.deep.equal([]);
    expect(restored.permits).to.deep.equal([]);

    const after = await started('restored');
    expect((await fetch(`${after.url}/api/health/ready`)).status).to.equal(200);
    const more = new Load({ ...targetOf([]), urls: [after.url], baseUrl: after.url });
    for (let i = 0; i < 3; i += 1) await more.flowing();
    const findings = await more.settle((work) => inside(after.env, work));
    expect(findings).to.deep.include({ lost: 0, doubled: 0, wrong: 0 });
  });
});

/** Authorizations without a decision that granted them, and decisions without their entry in the audit log. */
async function unexplainedPermits(
  knex: Parameters<Parameters<typeof inside>[1]>[0]['knex'],
): Promise<readonly unknown[]> {
  const { rows } = await knex.raw<{ rows: readonly unknown[] }>(`
    select 'authorizations and decisions differ' as fault, a.buyer from
      (select buyer, count(*) from purchase_authorizations group by 1) a
      full join (select wallet, count(*) from decisions where kind = 'buy' and outcome = 'granted' group by 1) d on d.wallet = a.buyer
      where a.count is distinct from d.count
    union all
    select 'decision without entry', wallet from decisions where entry not in (select id from audit_entries)`);
  return rows;
}
