import { type RedisServer, startRedisServer } from '../../test/support/servers/redis-server.ts';
import type { Drill } from '../drill.ts';
import { onPostgres } from '../places/databases.ts';
import { underLoad } from '../places/under-load.ts';

type Fault = Readonly<{ begin(redis: RedisServer): Promise<void>; end(redis: RedisServer): Promise<void> }>;

const FAULTS: Readonly<Record<string, Fault>> = {
  'Redis is killed, and started again empty': {
    begin: (redis) => redis.goDown(),
    end: (redis) => redis.comeBack(),
  },
  'Redis keeps its connections and says nothing': {
    begin: async (redis) => redis.hang(),
    end: async (redis) => redis.resume(),
  },
};

/** PostgreSQL counts while Redis is away: no request may be refused because of it. The recovery is the time without a confirmed write. */
export const redis: Drill = {
  title: 'Redis is in trouble',
  rounds: { short: 2, full: 40 },
  run: async (rounds) => {
    const server = await startRedisServer();
    if (server === undefined) throw new Error('there is no Redis on this machine');
    const place = await onPostgres();
    const faults = Object.entries(FAULTS);
    try {
      return await underLoad({ ...place.env, REDIS_URL: server.url }, async (load) => {
        load.ledger.forbid('LIMITER_UNAVAILABLE');
        for (let round = 0; round < rounds; round += 1) {
          const [name, fault] = faults[round % faults.length] as (typeof faults)[number];
          await load.survive(name, async () => {
            await fault.begin(server);
            const began = performance.now();
            await load.flowing();
            const missingMs = performance.now() - began;
            await fault.end(server);
            return performance.now() - missingMs;
          });
        }
      });
    } finally {
      await server.goDown();
      await place.close();
    }
  },
};
