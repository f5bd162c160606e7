import { setTimeout as pause } from 'node:timers/promises';
import type { Drill, Findings } from '../drill.ts';
import { inFolder, onPostgres } from '../places/databases.ts';
import type { Instance } from '../places/service.ts';
import { underLoad } from '../places/under-load.ts';

/** A process is killed within this time after its first confirmed write, at a random moment. */
const LIFE_MS = 400;

const randomPause = (mostMs: number) => pause(Math.random() * mostMs);

/** The whole service is killed (SIGKILL) under load, and started again. */
const killedAgainAndAgain = (
  env: Readonly<Record<string, string>>,
  rounds: number,
  isEmbedded = false,
): Promise<Findings> =>
  underLoad(
    env,
    async (load, [service]) => {
      for (let round = 0; round < rounds; round += 1)
        await load.survive('killed', async () => {
          await randomPause(LIFE_MS);
          await service?.kill();
          const killedAt = performance.now();
          await service?.start();
          return killedAt;
        });
    },
    { isEmbedded },
  );

/** Three instances; a random one is killed each time, and started again while the others serve. */
const killedAmongOthers = (env: Readonly<Record<string, string>>, rounds: number): Promise<Findings> =>
  underLoad(
    env,
    async (load, instances) => {
      for (let round = 0; round < rounds; round += 1)
        await load.survive('killed', async () => {
          const victim = instances[Math.floor(Math.random() * instances.length)] as Instance;
          await randomPause(LIFE_MS);
          await victim.kill();
          const killedAt = performance.now();
          await load.flowing();
          const missingMs = performance.now() - killedAt;
          await victim.start();
          return performance.now() - missingMs;
        });
    },
    { instances: 3 },
  );

async function onServer(run: (env: Readonly<Record<string, string>>) => Promise<Findings>): Promise<Findings> {
  const place = await onPostgres();
  try {
    return await run(place.env);
  } finally {
    await place.close();
  }
}

export const killOnPostgres: Drill = {
  title: 'kill -9 of the whole service, PostgreSQL',
  rounds: { short: 2, full: 500 },
  run: (rounds) => onServer((env) => killedAgainAndAgain(env, rounds)),
};

export const killOnEmbedded: Drill = {
  title: 'kill -9 of the whole service, embedded database',
  rounds: { short: 1, full: 100 },
  run: async (rounds) => {
    const place = inFolder();
    try {
      return await killedAgainAndAgain(place.env, rounds, true);
    } finally {
      place.close();
    }
  },
};

export const killOneOfThree: Drill = {
  title: 'kill -9 of one of three processes',
  rounds: { short: 2, full: 100 },
  run: (rounds) => onServer((env) => killedAmongOthers(env, rounds)),
};
