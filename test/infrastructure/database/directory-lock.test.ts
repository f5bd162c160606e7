import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { lockDirectory } from '../../../src/infrastructure/database/directory-lock.ts';
import { rejectionOf } from '../../support/rejection.ts';
import { Child } from '../../support/service/child.ts';

describe('the lock of the data directory', () => {
  let dir: string;
  let children: Child[];
  const hold = () => {
    const child = new Child('hold-directory', dir);
    children.push(child);
    return child;
  };
  beforeEach(() => {
    dir = mkdtempSync(join(tmpdir(), 'lock-'));
    children = [];
  });
  afterEach(async () => {
    await Promise.all(children.map((child) => child.kill()));
    rmSync(dir, { recursive: true });
  });

  it('rejects a second process, and names the folder and the holder', async () => {
    const holder = hold();
    await holder.printed(1);
    const refusal = await rejectionOf(lockDirectory(dir));
    expect(String(refusal))
      .to.include(dir)
      .and.to.match(new RegExp(`\\b${holder.pid}: stop it, or set DATA_DIR`));
    expect(holder.lines).to.deep.equal(['held']);
  });

  it('leaves no file of a rejected process', async () => {
    await hold().printed(1);
    const before = readdirSync(dir);
    await rejectionOf(lockDirectory(dir));
    expect(readdirSync(dir)).to.deep.equal(before);
  });

  it('is released when its holder is killed', async () => {
    const holder = hold();
    await holder.printed(1);
    await holder.kill();
    const unlock = await lockDirectory(dir);
    expect(readdirSync(dir).filter((name) => name.includes(`.${holder.pid}.`))).to.deep.equal([]);
    unlock();
  });

  // Only Linux reports when a process started.
  if (process.platform === 'linux')
    it('is released when another process has the holder’s pid', async () => {
      const later = new Child('hold-directory', mkdtempSync(join(dir, 'elsewhere-')));
      children.push(later);
      const unlock = await lockDirectory(dir);
      const own = readdirSync(dir).find((name) => name.startsWith('lock.')) ?? '';
      unlock();
      for (const dead of [own.replace(`.${process.pid}.`, `.${later.pid}.`), `lock.${process.pid}.1`]) {
        writeFileSync(join(dir, dead), '');
        (await lockDirectory(dir))();
        expect(readdirSync(dir)).not.to.include(dead);
      }
    });

  it('waits a moment for a younger process, which may be about to withdraw', async () => {
    const younger = hold();
    await younger.printed(1);
    const locking = lockDirectory(dir);
    await younger.kill();
    (await locking)();
  });

  it('rejects a second lock in the same process', async () => {
    const unlock = await lockDirectory(dir);
    expect(String(await rejectionOf(lockDirectory(dir)))).to.match(new RegExp(`by process ${process.pid}:`));
    expect(readdirSync(dir)).to.have.length(1);
    unlock();
  });

  it('is free after a release, which keeps the other files', async () => {
    writeFileSync(join(dir, 'lock.mine'), 'kept');
    (await lockDirectory(dir))();
    (await lockDirectory(dir))();
    expect(readdirSync(dir)).to.deep.equal(['lock.mine']);
  });

  it('admits exactly one of six concurrent processes, also with files of dead ones', async () => {
    writeFileSync(join(dir, `lock.${process.ppid}.1`), '');
    const rivals = Array.from({ length: 6 }, hold);
    await Promise.all(rivals.map((rival) => rival.printed(1)));
    const answers = rivals.flatMap(({ lines }) => lines);
    expect(answers.filter((answer) => answer === 'held')).to.have.length(1);
    expect(answers.filter((answer) => answer.includes('in use by process'))).to.have.length(5);
  });
});
