// Compiles, then runs a program of `dist` in this same process, so that a signal to `npm start` reaches the service:
// node scripts/run.mjs src/main.js serve
import { buildConsole } from './build-console.mjs';
import { compile } from './compile.mjs';
import { tell } from './tell.mjs';

const [program, ...more] = process.argv.slice(2);
const status = compile(program.startsWith('src/') ? 'service' : 'all', tell);
if (status !== 0) process.exit(status);
// The API does not need the pages: without them, `/console` says so.
if (more.includes('serve') || more.includes('--console')) await buildConsole();
const built = new URL(`../dist/${program}`, import.meta.url);
process.argv.splice(1, process.argv.length, built.pathname, ...more);
await import(built.href);
