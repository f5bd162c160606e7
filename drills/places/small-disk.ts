import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { whenProcessEnds } from '../../test/support/when-process-ends.ts';

export type SmallDisk = Readonly<{
  /** An empty folder on it. */
  dir: string;
  /** Fills it to the last block. */
  fill(): void;
  free(): void;
  close(): void;
}>;

/** A file system of this size; undefined where this process may not mount one. */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  const root = mkdtempSync(join(tmpdir(), 'small-disk-'));
  const isMounted =
    spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'tmpfs', root]).status === 0;
  if (!isMounted) {
    rmSync(root, { recursive: true });
    return undefined;
  }
  const [dir, filler] = [join(root, 'data'), join(root, 'filler')];
  mkdirSync(dir);
  const close = () => {
    spawnSync('umount', ['--lazy', root]);
    rmSync(root, { recursive: true, force: true });
  };
  const forget = whenProcessEnds(close);
  return {
    dir,
    fill: () => void spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=4k']),
    free: () => rmSync(filler, { force: true }),
    close: () => {
      forget();
      close();
    },
  };
}
