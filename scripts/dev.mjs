// Runs with in-memory adapters and restarts on each change: the compiler watches the sources, Node watches its output.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildConsole } from './build-console.mjs';
import { compile } from './compile.mjs';
import { tell } from './tell.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const tsc = `${root}node_modules/typescript/bin/tsc`;

const status = compile('service', tell);
if (status !== 0) process.exit(status);
await buildConsole();

const env = { DATA_DIR: 'memory', ...process.env };
// Separate process groups: the compiler's wrapper starts a native child that would outlive it.
const children = [
  spawn(process.execPath, [tsc, '-p', `${root}tsconfig.service.json`, '--watch', '--preserveWatchOutput'], {
    stdio: 'inherit',
    detached: true,
  }),
  spawn(process.execPath, ['--watch', '--enable-source-maps', `${root}dist/src/main.js`, 'serve'], {
    stdio: 'inherit',
    detached: true,
    env,
  }),
];

const stop = () => {
  for (const { pid, exitCode } of children) if (pid !== undefined && exitCode === null) process.kill(-pid, 'SIGTERM');
  process.exit();
};
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
