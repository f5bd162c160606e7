// Puts the compiled service into a few files in `dist/bundle`, which start about twice as fast as its thousand modules:
// node dist/bundle/main.js serve
import { rmSync } from 'node:fs';
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
/** Packages in CommonJS call `require`, which a module does not have. */
const REQUIRE =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

rmSync(`${root}dist/bundle`, { recursive: true, force: true });
await build({
  entryPoints: [`${root}dist/src/main.js`],
  outdir: `${root}dist/bundle`,
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Failures and adapters are named by their classes in logs.
  keepNames: true,
  sourcemap: true,
  sourcesContent: false,
  legalComments: 'external',
  external: [...FINDS_ITS_FILES, ...NOT_INSTALLED],
  banner: { js: REQUIRE },
  logLevel: 'warning',
});
