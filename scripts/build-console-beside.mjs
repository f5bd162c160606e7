// Builds the pages of the console in another process, at the lowest priority: a service that starts does not wait for its pages, and serves them
// from the moment they are complete.
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

export function buildConsoleBeside(root) {
  const child = spawn(process.execPath, [`${root}scripts/build.mjs`, 'console'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.unref();
  process.once('exit', () => child.kill());
}
