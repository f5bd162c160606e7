// `npm test` proves each rule once, within minutes. `npm run test:rest` runs what is left: the long tests (`*.long.test.ts`), the stores on the
// second PostgreSQL, the embedded one, and more runs of the dearest properties.
const { readdirSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

const LONG = 'dist/test/**/*.long.test.js';
const isRest = process.env.TESTS === 'rest';

const hasMore = (file) => /onEveryDatabase\(|env\.TESTS/.test(readFileSync(join(__dirname, file), 'utf8'));
const withMore = () =>
  readdirSync(join(__dirname, 'test'), { recursive: true })
    .map((name) => join('test', name))
    .filter((file) => file.endsWith('.test.ts') && hasMore(file))
    .map((file) => join('dist', file.replace(/\.ts$/, '.js')));

module.exports = {
  spec: isRest ? [LONG, ...withMore()] : ['dist/test/**/*.test.js'],
  ignore: isRest ? [] : [LONG],
  require: [
    'dist/test/support/servers/borrowed-server.js',
    'dist/test/support/root-hooks.js',
    'dist/test/support/service/bundled-processes.js',
  ],
  reporter: 'test/support/reporter.cjs',
  // Only for what hangs: a busy machine is no fault.
  timeout: 300_000,
  parallel: true,
  jobs: 3,
};
