// Runs the rules, the use cases and, on the first of them, a real process on the other releases of Node.js that are supported; the whole
// suite runs on the one that is installed. npm has the releases: node scripts/test-on-nodes.mjs [22 24]
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const asked = process.argv.slice(2);
const releases = asked.length > 0 ? asked : ['22', '24'];
const { require: required, reporter, timeout, jobs } = createRequire(import.meta.url)('../.mocharc.cjs');
/** The settings of the whole suite, without its list of files. */
const OPTIONS = ['--reporter', reporter, '--timeout', String(timeout), '--parallel', '--jobs', String(jobs)];
for (const file of required) OPTIONS.push('--require', file);
const TESTS = ['domain/**/*', 'application/**/*'];
const PROCESS = 'e2e/process';
/** Thousands of random forks, which meet nothing that depends on the release. */
const NOT_AGAIN = 'dist/test/application/sale/reorganizations.test.js';

const run = (command, args, options) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit', ...options });
  if (status !== 0) throw new Error(`${command} ${args[0]} ended with status ${status}`);
};

const folder = mkdtempSync(join(tmpdir(), 'nodes-'));
try {
  for (const [at, release] of releases.entries()) {
    const prefix = join(folder, release);
    run('npm', ['install', '--silent', '--no-audit', '--no-fund', '--prefix', prefix, `node@${release}`]);
    const node = join(prefix, 'node_modules/node/bin/node');
    run(node, ['--version']);
    const files = [...TESTS, ...(at === 0 ? [PROCESS] : [])].map((name) => `dist/test/${name}.test.js`);
    // The processes that the tests start run on this release too.
    run(
      node,
      [join(root, 'node_modules/mocha/bin/mocha.js'), '--no-config', '--ignore', NOT_AGAIN, ...OPTIONS, ...files],
      { cwd: root },
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
