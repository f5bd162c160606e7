// Runs with in-memory adapters and restarts on each change: esbuild watches the sources, and the service is started from what it writes.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { context } from 'esbuild';
import { buildConsoleBeside } from './build-console-beside.mjs';
import { tell } from './tell.mjs';
import { optionsFor } from './transpile.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}dist/start/dev`;
const env = { DATA_DIR: 'memory', ...process.env };
let service;
rmSync(folder, { recursive: true, force: true });

function restart({ errors }) {
  if (errors.length > 0) return tell('The service was not restarted: mend the sources first.');
  const old = service;
  const start = () => {
    service = spawn(process.execPath, ['--enable-source-maps', `${folder}/src/main.js`, 'serve'], {
      stdio: 'inherit',
      env,
    });
  };
  if (old === undefined || old.exitCode !== null || old.signalCode !== null) return start();
  old.once('exit', start);
  old.kill('SIGTERM');
}

const { plugins, ...options } = optionsFor('service', { folder, sourcemap: true });
const onEnd = { name: 'restart', setup: (build) => build.onEnd(restart) };
const watching = await context({ ...options, plugins: [...plugins, onEnd] });
await watching.watch();
buildConsoleBeside(root);

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, async () => {
    service?.removeAllListeners('exit');
    service?.kill('SIGTERM');
    await watching.dispose();
    process.exit();
  });
