import { setTimeout as pause } from 'node:timers/promises';
import { type Drill, notRun } from '../drill.ts';
import type { Load } from '../load/load.ts';
import { onPostgres } from '../places/databases.ts';
import type { Instance } from '../places/service.ts';
import { type SmallDisk, smallDisk } from '../places/small-disk.ts';
import { underLoad } from '../places/under-load.ts';

const SERVER_MB = 300;
const EMBEDDED_MB = 200;
const HOLD_MS = 2_500;

const NOT_RUN = notRun('this process may not mount a file system');

/** While the disk is full no instance may be ready. */
async function filledAgainAndAgain(load: Load, disk: SmallDisk, { url }: Instance, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round += 1)
    await load.survive('the disk is full for a while', async () => {
      disk.fill();
      await pause(HOLD_MS);
      const { status } = await fetch(`${url}/api/health/ready`);
      if (status !== 503) load.ledger.complain(`the instance was ready (${status}) while the disk was full`);
      disk.free();
      return performance.now();
    });
}

export const diskOfServer: Drill = {
  title: 'the disk of PostgreSQL is full',
  rounds: { short: 1, full: 20 },
  run: async (rounds) => {
    const disk = smallDisk(SERVER_MB);
    if (disk === undefined) return NOT_RUN;
    const settings = { max_wal_size: '64MB', min_wal_size: '32MB' };
    const place = await onPostgres({ dir: disk.dir, restarts: true, settings });
    try {
      return await underLoad(place.env, (load, [service]) =>
        filledAgainAndAgain(load, disk, service as Instance, rounds),
      );
    } finally {
      disk.free();
      await place.close();
      disk.close();
    }
  },
};

export const diskOfEmbedded: Drill = {
  title: 'the disk of the embedded database is full',
  rounds: { short: 1, full: 20 },
  run: async (rounds) => {
    const disk = smallDisk(EMBEDDED_MB);
    if (disk === undefined) return NOT_RUN;
    try {
      return await underLoad(
        { DATA_DIR: disk.dir },
        (load, [service]) => filledAgainAndAgain(load, disk, service as Instance, rounds),
        { isEmbedded: true },
      );
    } finally {
      disk.close();
    }
  },
};
