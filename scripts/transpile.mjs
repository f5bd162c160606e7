// Bundles a program from its sources with esbuild, for `npm start`, `npm run dev` and `npm run demo`: about a second, where the compiler needs ten
// or more. Types are not checked here; `npm run build`, `npm run check` and `npm test` do. Each result is a folder of its own in `dist/start`, apart
// from what the compiler writes and compares: a running service keeps its files, and two starts at the same time do not mix theirs.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUNDLING, EXTERNAL } from './bundling.mjs';
import { generateClientTypes } from './compile-client.mjs';

const ENTRIES = { service: ['src/main.ts'], demo: ['src/main.ts', 'demo/main.ts', 'demo/devnet.ts'] };
/** They decide how the sources are bundled, and with which versions of packages. */
const RULES = [
  ...['package-lock.json', 'node_modules/.package-lock.json', 'tsconfig.json'],
  ...['scripts/bundling.mjs', 'scripts/transpile.mjs'],
];
/** Large packages that a start in memory does not load. They are not bundled, which halves the time that bundling takes. */
const LOADED_LATER =
  /^(viem|ox|mppx|@modelcontextprotocol\/sdk|@aws-sdk\/[^/]+|axios|ioredis|nodemailer|trading-signals|@opentelemetry\/[^/]+)(\/|$)/;
const KEPT_RESULTS = 3;

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Whether esbuild is installed; an image has only what was built. */
export const canTranspile = (root = ROOT) => existsSync(`${root}node_modules/esbuild/package.json`);

/** The folder that holds `src/main.js` and so on, made again when a source has changed; undefined when one is invalid, which esbuild reports. */
export async function transpile(name, tell, root = ROOT) {
  const record = `${root}dist/start/${name}.json`;
  const known = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : undefined;
  if (known !== undefined && isFresh(root, known)) return known.folder;
  if (name === 'demo' && generateClientTypes(root) !== 0) return undefined;
  const startedAt = Date.now();
  const folder = `${root}dist/start/${name}-${startedAt.toString(36)}-${process.pid}`;
  const { build } = await import('esbuild');
  const result = await build(optionsFor(name, { root, folder })).catch(() => undefined);
  if (result === undefined) return undefined;
  writeWhole(record, JSON.stringify({ root, folder, stamps: stampsOf(root, result.metafile, startedAt) }));
  dropOld(`${root}dist/start`, name);
  tell(`Transpiled in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`);
  return folder;
}

/** `sourcemap` costs memory and time at the start. */
export const optionsFor = (name, { root = ROOT, folder, sourcemap = false }) => ({
  ...BUNDLING,
  absWorkingDir: root,
  entryPoints: ENTRIES[name],
  outbase: '.',
  outdir: folder,
  chunkNames: 'chunks/[name]-[hash]',
  sourcemap,
  metafile: true,
  external: EXTERNAL,
  plugins: [...BUNDLING.plugins, { name: 'loaded later', setup: leaveInPackages }],
  logLevel: 'error',
});

/** Only where our own code imports them: a package may depend on another version. */
const leaveInPackages = ({ onResolve }) =>
  onResolve({ filter: LOADED_LATER }, ({ importer }) =>
    importer.includes('/node_modules/') ? undefined : { external: true },
  );

const isFresh = (root, { root: then, folder, stamps }) =>
  then === root &&
  existsSync(folder) &&
  Object.entries(stamps).every(([file, stamp]) => stampOf(root + file) === stamp);

/** The time of the last change of the content and of the entry, and the size: a copy with an old date has a new entry. */
function stampOf(file) {
  const { mtimeMs, ctimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
  return `${mtimeMs} ${ctimeMs} ${size}`;
}

/** A file that changed while it was bundled is bundled again at the next start. */
function stampsOf(root, { inputs }, startedAt) {
  const own = Object.keys(inputs).filter((file) => !file.includes('node_modules/'));
  const stampIn = (file) =>
    statSync(root + file, { throwIfNoEntry: false })?.mtimeMs >= startedAt ? '' : stampOf(root + file);
  return Object.fromEntries([...own, ...RULES].map((file) => [file, stampIn(file)]));
}

/** Another start sees the old record or the new one. */
function writeWhole(file, text) {
  writeFileSync(`${file}.${process.pid}`, text);
  renameSync(`${file}.${process.pid}`, file);
}

/** Services that were started from earlier results still load parts of them. */
function dropOld(folder, name) {
  const results = readdirSync(folder).filter((entry) => entry.startsWith(`${name}-`));
  const age = (entry) => -statSync(join(folder, entry)).mtimeMs;
  for (const old of results.sort((a, b) => age(a) - age(b)).slice(KEPT_RESULTS))
    rmSync(join(folder, old), { recursive: true, force: true });
}
