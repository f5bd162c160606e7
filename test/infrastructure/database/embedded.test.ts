import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { after, before, describe, it } from 'mocha';
import { PostgresNonceStore } from '../../../src/adapters/store/auth/nonce-store.postgres.ts';
import { type Database, openDatabase } from '../../../src/infrastructure/database/open-database.ts';
import { at } from '../../support/fixtures/store-fixtures.ts';
import { Child } from '../../support/service/child.ts';

const CONFIRMED_BEFORE_THE_KILL = 100;

describe('the embedded database', () => {
  let dir: string;
  let processes: Child[];
  let winner: Child;
  before('open one new directory from three processes', async function () {
    this.timeout(60_000);
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

  it('keeps every committed write when its process is killed, and opens again', async function () {
    this.timeout(20_000);
    await winner.printed(CONFIRMED_BEFORE_THE_KILL);
    await winner.kill();
    expect(winner.lines.length).to.be.at.least(CONFIRMED_BEFORE_THE_KILL);
    const database: Database = await openDatabase({ kind: 'embedded', dir: join(dir, 'data') });
    expect(await database.migrate()).to.deep.equal([]);
    const nonces = new PostgresNonceStore(database.knex);
    for (const nonce of winner.lines) expect(await nonces.consume(nonce, at()), nonce).to.equal(true);
    await database.close();
  });
});
