// Puts the compiled service into a few files in `dist/bundle`, which start about twice as fast as its thousand modules:
// node dist/bundle/main.js serve
// With `tests` it does the same, in `dist/bundled/tests`, for the service and the processes that tests start, unless nothing has changed since.
import { existsSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { BUNDLING, EXTERNAL } from './bundling.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const TEST_TOOLS = ['mocha', 'chai', 'supertest', 'playwright-core'];

const MAIN = `${root}dist/src/main.js`;
const PROCESSES = `${root}dist/test/support/processes/`;
/** They watch which modules are loaded, so there must be modules. */
const NEEDS_MODULES = /without-(?:sandbox|unused)|\.d\.|\.map$/;

const NOT_COMPILED = ['bundle', 'bundled', 'console', 'start'];

/** The digest of the sources and the file for it, by which a start notices that the bundle is outdated. */
async function origin() {
  const { digestOfSources, ORIGIN_FILE } = await import(`${root}dist/src/infrastructure/start/bundle-origin.js`);
  return { file: `${outdir}/${ORIGIN_FILE}`, digest: `${digestOfSources(root)}\n` };
}

const isForTests = process.argv[2] === 'tests';
// As deep as the tests' own support files, which find the repository by their place.
const outdir = `${root}dist/${isForTests ? 'bundled/tests' : 'bundle'}`;
const processes = isForTests ? readdirSync(PROCESSES).filter((file) => !NEEDS_MODULES.test(file)) : [];

/**
 * V8 keeps a source with one character beyond Latin-1 as two bytes a character, and Node keeps it for as long as the process lives.
 * Such characters are left in regular expressions and comments only, where the escape means the same.
 */
const inOneByte = (text) =>
  text.replace(/[^\0-\x7F]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Whether the bundle is newer than everything that it is made of. */
function isUpToDate() {
  const made = `${outdir}/main.js`;
  if (!existsSync(made)) return false;
  const { mtimeMs } = statSync(made);
  const compiled = readdirSync(`${root}dist`)
    .filter((folder) => !NOT_COMPILED.includes(folder))
    .flatMap((folder) => filesBelow(`${root}dist/${folder}`));
  const others = ['openapi.examples.json', 'package-lock.json', 'package.json', 'scripts/bundle.mjs'].map(
    (file) => root + file,
  );
  return [...compiled, ...others].every((file) => statSync(file).mtimeMs < mtimeMs);
}

function filesBelow(folder) {
  const names = statSync(folder).isDirectory() ? readdirSync(folder, { recursive: true }) : [];
  return names.filter((name) => /\.js(?:on)?$/.test(name)).map((name) => `${folder}/${name}`);
}

if (isForTests && isUpToDate()) process.exit(0);
const startedAt = new Date();
rmSync(outdir, { recursive: true, force: true });
const { outputFiles } = await build({
  entryPoints: [MAIN, ...processes.map((file) => `${PROCESSES}${file}`)],
  entryNames: '[name]',
  outdir,
  ...BUNDLING,
  sourcemap: !isForTests,
  legalComments: 'external',
  external: [...EXTERNAL, ...(isForTests ? TEST_TOOLS : [])],
  logLevel: 'warning',
  write: false,
});
await mkdir(outdir, { recursive: true });
for (const { path, contents, text } of outputFiles)
  await writeFile(path, path.endsWith('.js') ? inOneByte(text) : contents);
// What is compiled while it is bundled is newer than the bundle.
if (isForTests) utimesSync(`${outdir}/main.js`, startedAt, startedAt);
else {
  const { file, digest } = await origin();
  await writeFile(file, digest);
}
