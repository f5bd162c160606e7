// Runs a program in this same process, so that a signal to `npm start` reaches the service: node scripts/run.mjs src/main.js serve
// The service and the demo are transpiled when a source has changed. What measures or tests the compiled files has them compiled.
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildConsoleBeside } from './build-console-beside.mjs';
import { compile } from './compile.mjs';
import { tell } from './tell.mjs';
import { canTranspile, transpile } from './transpile.mjs';

const [program, ...more] = process.argv.slice(2);
const root = fileURLToPath(new URL('..', import.meta.url));
const kinds = { 'src/': 'service', 'demo/': 'demo' };
const kind = Object.entries(kinds).find(([folder]) => program.startsWith(folder))?.[1];

// The output of devnet becomes a file, so npm is told to be silent there; the person who waits still sees the build.
const report = program === 'demo/devnet.js' ? console.error : tell;
const built = `${(await folderOf(kind)) ?? process.exit(1)}/${program}`;
if (more.includes('serve') || more.includes('--console')) buildConsoleBeside(root);
process.argv.splice(1, process.argv.length, built, ...more);
await import(built);

async function folderOf(name) {
  if (name !== undefined && canTranspile()) return transpile(name, report);
  if (name === 'service') return whatWasBuilt();
  return compile('all', report) === 0 ? `${root}dist` : undefined;
}

/** An image holds the built service and no compiler. */
function whatWasBuilt() {
  if (existsSync(`${root}dist/src/main.js`)) return `${root}dist`;
  console.error('esbuild is not installed. Run `npm ci`, with the development dependencies, and try again.');
  return undefined;
}
