// Builds the workspace console/ into `console/dist/<digest of its inputs>`, and names that folder in `console/dist/current`. A running
// service reads the folder that was current at its start, and nothing in it ever changes.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { clientInputs, generateClientTypes } from './compile-client.mjs';

/** Tabs that were opened before a deployment still ask for files of the build that they know. */
const KEPT_BUILDS = 3;

/** The exit status: 0 also where no compiler of pages is installed but a build is there. */
export async function buildConsole(root = fileURLToPath(new URL('..', import.meta.url))) {
  const source = `${root}console/`;
  if (!existsSync(`${source}package.json`)) return 0;
  const dist = `${source}dist`;
  const vite = `${root}node_modules/vite/bin/vite.js`;
  if (!existsSync(vite)) return withoutVite(isBuilt(dist, nameOf(dist)));
  if (generateClientTypes(root) !== 0) return 1;
  const name = digestOf(root, source);
  if (isBuilt(dist, name) && nameOf(dist) === name) return 0;
  const status = isBuilt(dist, name) ? 0 : await buildInto(`${dist}/${name}`, vite, source);
  if (status === 0) makeCurrent(dist, name);
  return status;
}

const nameOf = (dist) => (existsSync(`${dist}/current`) ? readFileSync(`${dist}/current`, 'utf8').trim() : undefined);
const isBuilt = (dist, name) => name !== undefined && existsSync(`${dist}/${name}/index.html`);

/** Everything of which the pages are made: their sources, the client's, and the versions of all packages. */
function digestOf(root, source) {
  const digest = createHash('sha256').update(clientInputs(root));
  for (const file of [...filesIn(source).sort(), '../package-lock.json'])
    digest.update(`${file}\0`).update(readFileSync(join(source, file)));
  return digest.digest('hex').slice(0, 16);
}

const NOT_INPUTS = new Set(['dist', 'node_modules']);

const filesIn = (folder, inside = '') =>
  readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((entry) => {
    const path = join(inside, entry.name);
    if (!entry.isDirectory()) return [path];
    return NOT_INPUTS.has(entry.name) ? [] : filesIn(folder, path);
  });

function withoutVite(hasBuild) {
  if (hasBuild) return 0;
  console.error(
    'The console is not built, and Vite is not installed. Run `npm ci`, with the development dependencies.',
  );
  return 1;
}

/** Two builds at the same time each have a folder; the first that is complete is kept. */
async function buildInto(folder, vite, source) {
  const draft = `${folder}.${process.pid}`;
  const args = [vite, 'build', source, '--outDir', draft, '--emptyOutDir', '--logLevel', 'warn'];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status === 0) {
    await compress(draft);
    if (!existsSync(`${folder}/index.html`)) {
      rmSync(folder, { recursive: true, force: true });
      renameSync(draft, folder);
    }
  }
  rmSync(draft, { recursive: true, force: true });
  return status ?? 1;
}

const COMPRESSIBLE = /\.(css|html|js|json|map|svg|txt|webmanifest)$/;
/** A smaller file fits into one packet as it is. */
const WORTH_COMPRESSING = 1_024;

const [brotli, gzipped] = [promisify(brotliCompress), promisify(gzip)];

async function compress(folder) {
  const files = filesIn(folder).filter((file) => COMPRESSIBLE.test(file));
  await Promise.all(
    files.map(async (file) => {
      const path = join(folder, file);
      const bytes = await readFile(path);
      if (bytes.length < WORTH_COMPRESSING) return;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
      await Promise.all([
        brotli(bytes, { params }).then((small) => writeFile(`${path}.br`, small)),
        gzipped(bytes, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
      ]);
    }),
  );
}

/** A reader sees the old name or the new one, never half of it. */
function makeCurrent(dist, name) {
  const now = new Date();
  utimesSync(`${dist}/${name}`, now, now);
  writeFileSync(`${dist}/current.${process.pid}`, name);
  renameSync(`${dist}/current.${process.pid}`, `${dist}/current`);
  const builds = readdirSync(dist).filter((entry) => isBuilt(dist, entry));
  const age = (build) => -statSync(`${dist}/${build}`).mtimeMs;
  for (const old of builds.sort((a, b) => age(a) - age(b)).slice(KEPT_BUILDS))
    rmSync(`${dist}/${old}`, { recursive: true, force: true });
}
