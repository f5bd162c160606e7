// `node scripts/production-tree.mjs <folder>`: leaves in its node_modules what the image needs. The code of most packages is in the bundle, so only
// their names, versions and licences (some are in a README only) stay, by which scanners and sbom.mjs find them. The embedded database is removed.
import { readdirSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { BESIDE_THE_BUNDLE, EMBEDDED_DATABASE } from './bundling.mjs';

const modules = join(process.argv[2] ?? '.', 'node_modules');
const DESCRIBES = /^(?:package\.json|(?:[\w-]+-)?(?:licen[cs]e|notice|copying|copyright|readme)[\w.-]*)$/i;

/** Of `@scope/one/node_modules/two/lib/a.js`: `two`, and `lib/a.js`. */
function placeOf(path) {
  const inside = path.split(`node_modules${sep}`).at(-1).split(sep);
  const name = inside.splice(0, inside[0].startsWith('@') ? 2 : 1).join('/');
  return { name, file: inside.join('/') };
}

function prune(folder) {
  for (const entry of readdirSync(folder)) {
    const path = join(folder, entry);
    if (statSync(path).isDirectory()) prune(path);
    else if (!isKept(relative(modules, path))) rmSync(path);
  }
  if (readdirSync(folder).length === 0) rmdirSync(folder);
}

function isKept(path) {
  if (path === '.package-lock.json') return true;
  const { name, file } = placeOf(path);
  return DESCRIBES.test(file) || BESIDE_THE_BUNDLE[name]?.test(file) === true;
}

for (const folder of ['.bin', EMBEDDED_DATABASE]) rmSync(join(modules, folder), { recursive: true, force: true });
prune(modules);
