// Puts the compiled service into a few files in `dist/bundle`, which start about twice as fast as its thousand modules:
// node dist/bundle/main.js serve
// With `tests` it does the same, in `dist/bundled/tests`, for the service and the processes that tests start, unless nothing has changed since.
import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** They read files or native code that lie beside them. */
const FINDS_ITS_FILES = ['secp256k1', '@electric-sql/pglite', '@ip-location-db/*', 'swagger-ui-dist'];
/** Optional parts of pg, and the other databases that knex could use. None is installed. */
const NOT_INSTALLED = [
  ...['pg-native', 'pg-cloudflare', 'pg-query-stream', 'mysql', 'mysql2', 'mariadb', 'mariadb/*', 'sqlite3'],
  ...['better-sqlite3', 'oracledb', 'tedious'],
];
const TEST_TOOLS = ['mocha', 'chai', 'supertest', 'playwright-core'];
/** Packages in CommonJS call `require`, which a module does not have. */
const REQUIRE =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

const MAIN = `${root}dist/src/main.js`;
const PROCESSES = `${root}dist/test/support/processes/`;
/** They watch which modules are loaded, so there must be modules. */
const NEEDS_MODULES = /without-sandbox|\.d\.|\.map$/;

const isForTests = process.argv[2] === 'tests';
// As deep as the tests' own support files, which find the repository by their place.
const outdir = `${root}dist/${isForTests ? 'bundled/tests' : 'bundle'}`;
const processes = isForTests ? readdirSync(PROCESSES).filter((file) => !NEEDS_MODULES.test(file)) : [];

/** Whether the bundle is newer than everything that it is made of. */
function isUpToDate() {
  const made = `${outdir}/main.js`;
  if (!existsSync(made)) return false;
  const { mtimeMs } = statSync(made);
  const compiled = ['src', 'test/support', 'migrations', 'contracts', 'demo', 'drills', 'bench'].flatMap((folder) =>
    filesBelow(`${root}dist/${folder}`),
  );
  const others = ['package-lock.json', 'package.json', 'scripts/bundle.mjs'].map((file) => root + file);
  return [...compiled, ...others].every((file) => statSync(file).mtimeMs < mtimeMs);
}

const filesBelow = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
        .map(({ parentPath, path, name }) => `${parentPath ?? path}/${name}`)
    : [];

if (isForTests && isUpToDate()) process.exit(0);
const startedAt = new Date();
rmSync(outdir, { recursive: true, force: true });
await build({
  entryPoints: [MAIN, ...processes.map((file) => `${PROCESSES}${file}`)],
  entryNames: '[name]',
  outdir,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Failures and adapters are named by their classes in logs.
  keepNames: true,
  sourcemap: !isForTests,
  sourcesContent: false,
  legalComments: 'external',
  external: [...FINDS_ITS_FILES, ...NOT_INSTALLED, ...(isForTests ? TEST_TOOLS : [])],
  banner: { js: REQUIRE },
  logLevel: 'warning',
});
// What is compiled while it is bundled is newer than the bundle.
if (isForTests) utimesSync(`${outdir}/main.js`, startedAt, startedAt);
