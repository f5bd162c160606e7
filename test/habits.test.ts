import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect } from 'chai';

const ROOT = resolve(import.meta.dirname, '../..');

const filesIn = (folder: string) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('node_modules'))
    .map((file) => ({ file, code: readFileSync(join(ROOT, folder, file), 'utf8') }));

const files = filesIn('test');

const thatContain = (pattern: RegExp) => files.filter(({ code }) => pattern.test(code)).map(({ file }) => file);

describe('the tests themselves', () => {
  it('wait for real time in one file only, which says when that is allowed', () => {
    expect(thatContain(/\bsetTimeout\b.* from 'node:timers\/promises'|\bsetTimeout\((?!['"])/)).to.deep.equal([
      'support/real-time.ts',
    ]);
  });

  it('limit the time that something takes in two files only, to more than half a minute: a busy machine is not a fault', () => {
    expect(thatContain(/\bnow\(\) - \w+\)\.to\.be\.(?:below|lessThan|within|at\.most)/)).to.have.members([
      'adapters/chain/rpc/no-node.test.ts',
      'adapters/upstream/guarded-client.test.ts',
    ]);
  });

  it('have one time limit, in .mocharc.cjs, which is only for what hangs', () => {
    expect(thatContain(/^\s*(?:this|\}\))\.timeout\(/m)).to.deep.equal([]);
  });

  it('build every service with the observers that record undocumented refusals', () => {
    const recording = thatContain(/undocumented\.ts'/);
    const building = thatContain(/import \{[^}]*\b(?:buildDescribedApp|openService|createExpressApp)\b[^}]*\}/);
    expect(building).to.not.be.empty;
    expect(building.filter((file) => !recording.includes(file))).to.be.empty;
  });

  it('listen for the end of the process in one file only, as the drills do: each further listener counts towards a warning', () => {
    const listening = [...files, ...filesIn('drills')].filter(({ code }) => /process\.\w+\('exit'/.test(code));
    expect(listening.map(({ file }) => file)).to.deep.equal(['support/when-process-ends.ts']);
  });

  it('build every app so that its answers are checked against the API description', () => {
    expect(thatContain(/import \{[^}]*\bbuildApp\b[^}]*\}/)).to.deep.equal(['support/service/described-app.ts']);
  });
});
