import { setTimeout as pause } from 'node:timers/promises';
import { type Drill, notRun } from '../drill.ts';
import type { Load } from '../load/load.ts';
import { type Cluster, missingPrograms, startCluster } from '../places/cluster.ts';
import { underLoad } from '../places/under-load.ts';

const HOLD_MS = 3_000;

type Scene = Readonly<{ cluster: Cluster; load: Load }>;
/** Causes the fault, waits until writes flow, repairs, and returns the moment from which the recovery counts. */
type Fault = (scene: Scene) => Promise<number>;

/** The time without a confirmed write counts; the repair does not. */
async function repairedLater(load: Load, repair: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await load.flowing();
  const missingMs = performance.now() - began;
  await repair();
  return performance.now() - missingMs;
}

const killed =
  (kind: 'etcd' | 'haproxy'): Fault =>
  async ({ cluster, load }) => {
    const part = cluster.part(kind);
    await part.kill();
    return await repairedLater(load, async () => {
      await pause(HOLD_MS);
      part.start();
      await cluster.whole();
    });
  };

const leaderKilled: Fault = async ({ cluster, load }) => {
  const leader = cluster.part('patroni', await cluster.leader());
  await leader.kill();
  return await repairedLater(load, async () => {
    leader.start();
    await cluster.whole();
  });
};

/** Counts from the call, because a switchover has an end of its own. */
const switchedOver: Fault = async ({ cluster, load }) => {
  const began = performance.now();
  await cluster.switchOver();
  await load.flowing();
  const missingMs = performance.now() - began;
  await cluster.whole();
  return performance.now() - missingMs;
};

const FAULTS: Readonly<Record<string, Fault>> = {
  'the machine of the primary is lost': leaderKilled,
  'a switchover': switchedOver,
  'the proxy is killed': killed('haproxy'),
  'a member of etcd is killed': killed('etcd'),
};

/** Three instances, and a database that fails over to a synchronous standby. */
export const failover: Drill = {
  title: 'PostgreSQL fails over',
  rounds: { short: Object.keys(FAULTS).length, full: 40 },
  run: async (rounds) => {
    const missing = missingPrograms();
    if (missing.length > 0) return notRun(`this machine lacks ${missing.join(', ')}: bash .ci/programs drills`);
    const cluster = await startCluster();
    const faults = Object.entries(FAULTS);
    try {
      const work = async (load: Load) => {
        for (let round = 0; round < rounds; round += 1) {
          const [name, fault] = faults[round % faults.length] as [string, Fault];
          await load.survive(name, () => fault({ cluster, load }));
        }
      };
      return await underLoad(cluster.env, work, { instances: 3 });
    } finally {
      await cluster.close();
    }
  },
};
