import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { Load } from '../../../drills/load/load.ts';
import { inProcess } from '../../../drills/places/in-process.ts';
import { inside } from '../../../drills/places/inside.ts';
import { targetOf } from '../../../drills/places/service.ts';
import { PostgresNonceStore } from '../../../src/adapters/store/auth/session-store.postgres.ts';
import { type Database, openDatabase } from '../../../src/infrastructure/database/open-database.ts';
import { at } from '../../support/fixtures/store-fixtures.ts';
import { Child } from '../../support/service/child.ts';

const CONFIRMED_BEFORE_THE_KILL = 100;

describe('the embedded database', () => {
  let dir: string;
  let processes: Child[];
  let winner: Child;
  before('open one new directory from three processes', async () => {
    dir = mkdtempSync(join(tmpdir(), 'embedded-'));
    processes = Array.from({ length: 3 }, () => new Child('issue-nonces', join(dir, 'data'), at(1).toISOString()));
    await Promise.all(processes.map((child) => child.printed(1)));
    winner = processes.find(({ lines }) => lines[0] === 'nonce 0') as Child;
  });
  after(async () => {
    await Promise.all(processes.map((child) => child.kill()));
    rmSync(dir, { recursive: true });
  });

  it('admits exactly one of three concurrent processes, and names process and folder to the others', () => {
    const refused = processes.filter((child) => child !== winner);
    for (const { lines, pid } of refused) {
      const rivals = processes.map((child) => child.pid).filter((other) => other !== pid);
      const folder = join(dir, 'data');
      expect(lines).to.have.length(1);
      expect(lines[0]).to.be.oneOf(
        rivals.map(
          (rival) =>
            `StartError: the data directory ${folder} is in use by process ${rival}: stop it, or set DATA_DIR to another directory`,
        ),
      );
    }
  });

  it('keeps every committed write when its process is killed, and opens again', async () => {
    await winner.printed(CONFIRMED_BEFORE_THE_KILL);
    await winner.kill();
    expect(winner.lines.length).to.be.at.least(CONFIRMED_BEFORE_THE_KILL);
    const database: Database = await openDatabase({ kind: 'embedded', dir: join(dir, 'data') });
    expect(await database.migrate()).to.deep.equal([]);
    const nonces = new PostgresNonceStore(database.knex);
    for (const nonce of winner.lines) expect(await nonces.consume(nonce, at()), nonce).to.equal(true);
    await database.close();
  });

  it('is restored from a copy of its folder that was made while the service was stopped', async () => {
    const [data, copy] = [join(dir, 'data'), join(dir, 'copy')];
    const served = async (folder: string) => {
      const service = await inProcess({ DATA_DIR: folder, CRON: 'off' });
      return { service, load: new Load({ ...targetOf([]), urls: [service.url], baseUrl: service.url }) };
    };
    const { service, load } = await served(data);
    for (let i = 0; i < 3; i += 1) await load.flowing();
    await load.end();
    await service.close();
    cpSync(data, copy, { recursive: true });

    const found = await inside({ ...service.env, DATA_DIR: copy }, async ({ knex, auditProblems }) => ({
      ...(await load.ledger.compare(knex)),
      problems: await auditProblems(),
    }));
    expect(load.ledger.accepted).to.be.above(0);
    expect(found).to.deep.include({ lost: 0, doubled: 0, problems: [] });

    const restored = await served(copy);
    expect((await fetch(`${restored.service.url}/api/health/ready`)).status).to.equal(200);
    await restored.load.flowing();
    await restored.load.end();
    await restored.service.close();
    expect(restored.load.ledger.wrong).to.deep.equal([]);
  });
});
