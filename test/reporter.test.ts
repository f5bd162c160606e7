import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'chai';

const MOCHA = resolve('node_modules/mocha/bin/mocha.js');
const REPORTER = resolve('test/support/reporter.cjs');

describe('the reporter of the tests', () => {
  let directory: string;
  before(() => {
    directory = mkdtempSync(join(tmpdir(), 'reporter-'));
    const waits = `describe('it', () => it('waits', () => new Promise(() => console.log('begun'))).timeout(0));`;
    for (const name of ['one', 'two']) writeFileSync(join(directory, `${name}.test.cjs`), waits);
  });
  after(() => rmSync(directory, { recursive: true }));

  // Mocha ends its workers first, and then takes the run for one that ended.
  it('ends an interrupted run with 130', async () => {
    const args = [MOCHA, '--no-config', '--reporter', REPORTER, '--parallel', '--jobs', '2', `${directory}/*.test.cjs`];
    const run = spawn(process.execPath, args, {
      env: { PATH: process.env.PATH },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let said = '';
    run.stdout.on('data', (chunk: Buffer) => {
      said += chunk;
    });
    const ended = once(run, 'close');
    while (!said.includes('begun')) await once(run.stdout, 'data');
    run.kill('SIGINT');
    expect((await ended)[0]).to.equal(130);
    expect(said).to.include('interrupted: 0 passed, 0 failed');
  });
});
