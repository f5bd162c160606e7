import { expect } from 'chai';
import { Redis } from 'ioredis';
import { RedisSharedStoreProbe } from '../../../../src/adapters/store/system/shared-store-probe.redis.ts';
import { InMemorySharedStoreProbe } from '../../../../src/adapters/store/system/system-stores.memory.ts';
import { describeSharedStoreProbeContract } from '../../../contracts/system/shared-store-probe.contract.ts';
import { until } from '../../../support/real-time.ts';
import { onRedis } from '../../../support/servers/redis-server.ts';

const NOTHING_KEPT = { keptMs: 0, timeoutMs: 200 };

describeSharedStoreProbeContract('InMemorySharedStoreProbe', async () => new InMemorySharedStoreProbe());

onRedis((serverOf) => {
  const connections: Redis[] = [];
  const connect = () => {
    const redis = new Redis(serverOf().url, { maxRetriesPerRequest: 1, commandTimeout: 1_000 });
    redis.on('error', () => {});
    connections.push(redis);
    return redis;
  };
  after(() => {
    for (const redis of connections) redis.disconnect();
  });

  describeSharedStoreProbeContract('RedisSharedStoreProbe', async () => new RedisSharedStoreProbe(connect(), true));

  describe('RedisSharedStoreProbe', () => {
    for (const [hasSpare, whenDown] of [
      [true, 'replaced'],
      [false, 'unavailable'],
    ] as const)
      it(`says ${whenDown} ${hasSpare ? 'with' : 'without'} a spare: server hangs, server refuses writes, server is killed`, async () => {
        const redis = connect();
        const probe = new RedisSharedStoreProbe(redis, hasSpare, NOTHING_KEPT);
        const isAvailable = async () => (await probe.state()) === 'available';
        await until(isAvailable);
        serverOf().hang();
        expect(await probe.state()).to.equal(whenDown);
        serverOf().resume();
        await until(isAvailable);
        await redis.config('SET', 'maxmemory', '1');
        await until(async () => (await probe.state()) === whenDown);
        await redis.config('SET', 'maxmemory', '0');
        await until(isAvailable);
        await serverOf().goDown();
        await until(async () => (await probe.state()) === whenDown);
        await serverOf().comeBack();
        await until(isAvailable);
      });
  });
});
