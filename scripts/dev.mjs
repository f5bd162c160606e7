// Runs with in-memory adapters and restarts on each change: the compiler watches the sources, Node watches its output.
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const tsc = `${root}node_modules/typescript/bin/tsc`;

const built = spawnSync(process.execPath, [`${root}scripts/build.mjs`, 'service'], { stdio: 'inherit' });
if (built.status !== 0) process.exit(built.status ?? 1);

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
