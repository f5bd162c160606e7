// A root file system with Node.js, the libraries that it loads, and an application; nothing else: no shell, no packages of a distribution.
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, renameSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Moves the application to `app` below the root. */
export function bareRoot(root, app) {
  const node = process.execPath;
  const { stdout } = spawnSync('ldd', [node], { encoding: 'utf8' });
  const libraries = [...stdout.matchAll(/(\/\S+) \(0x/g)].map(([, file]) => file);
  for (const file of libraries) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    copyFileSync(file, join(root, file));
  }
  for (const folder of ['usr/bin', 'tmp', 'dev']) mkdirSync(join(root, folder), { recursive: true });
  copyFileSync(node, join(root, 'usr/bin/node'));
  renameSync(app, join(root, 'app'));
}

/** The root is read-only, except for an empty `/tmp`, in a mount namespace of its own. Needs the rights of root. */
const ENTER = `
mount --rbind "$0" "$0" && mount -o remount,bind,ro "$0" && mount -t tmpfs -o size=16m,mode=1777 tmpfs "$0/tmp"
user="$1"; shift
exec chroot --userspec="$user:$user" "$0" "$@"`;

/** Starts Node.js below the root as this user. */
export const startBelow = (root, user, args, options) =>
  spawn(
    'unshare',
    ['--mount', '--propagation', 'private', 'sh', '-c', ENTER, root, String(user), '/usr/bin/node', ...args],
    options,
  );
