// Compiles from an empty folder, so that no stale compiled test or module is ever run. With `service`, only what the service runs.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const onlyService = process.argv.includes('service');

const run = (...args) => {
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};

rmSync(`${root}dist`, { recursive: true, force: true });
run(`${root}node_modules/typescript/bin/tsc`, '-p', onlyService ? `${root}tsconfig.service.json` : root);
if (!onlyService) run(`${root}scripts/build-client.mjs`);
