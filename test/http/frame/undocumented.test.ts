import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { expect } from 'chai';
import { recordLogged, takeUndocumented } from '../../support/service/undocumented.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
const FIXTURE = 'dist/test/support/processes/undocumented-refusal.js';
const { require: required } = createRequire(import.meta.url)(resolve(ROOT, '.mocharc.cjs')) as { require: string[] };

/** Exit code and output of mocha for this one test, with the root hooks of the suite. */
const runFixture = (...options: readonly string[]) =>
  new Promise<{ code: number; output: string }>((done) => {
    const args = [
      'node_modules/mocha/bin/mocha.js',
      '--no-config',
      '--timeout',
      '30000',
      ...required.flatMap((file) => ['--require', file]),
    ];
    const child = execFile(process.execPath, [...args, ...options, FIXTURE], { cwd: ROOT }, (_error, output) =>
      done({ code: child.exitCode ?? -1, output }),
    );
  });

describe('a failure that the route does not list', () => {
  for (const options of [['--no-parallel'], ['--parallel', '--jobs', '2']])
    it(`fails the test in which it happens (mocha ${options.join(' ')})`, async () => {
      const { code, output } = await runFixture(...options);
      expect(output).to.include('1 passing').and.include('1 failing');
      expect(output).to.include('undocumented refusals (list them in the route): acceptTerms NOT_LISTED');
      expect(code).to.equal(1);
    });

  it('is found in the log of a process', () => {
    recordLogged(
      [
        'plain text',
        '{"level":"error","operation":"acceptTerms","code":"NOT_LISTED","msg":"a route returned a failure that it does not declare"}',
        '{"level":"info","msg":"stopped"}',
        '',
      ].join('\n'),
    );
    expect(takeUndocumented()).to.deep.equal(['acceptTerms NOT_LISTED']);
    expect(takeUndocumented()).to.deep.equal([]);
  });
});
