import { expect } from 'chai';
import type { Cluster, Redis } from 'ioredis';
import { RedisRateLimitStore } from '../../src/adapters/store/limits/rate-limit-store.redis.ts';
import { RedisBudget } from '../../src/adapters/upstream/budget.redis.ts';
import { RedisSharedAnswers } from '../../src/adapters/upstream/shared-answers.redis.ts';
import { redisServers } from '../../src/infrastructure/config/schemas/redis-servers.ts';
import { connectRedis } from '../../src/infrastructure/shared-store/connect-redis.ts';
import { describeRateLimitStoreContract } from '../contracts/limits/rate-limit-store.contract.ts';
import { describeBudgetContract } from '../contracts/upstream/budget.contract.ts';
import { describeSharedAnswersContract } from '../contracts/upstream/shared-answers.contract.ts';
import { until } from '../support/real-time.ts';
import { type RedisTopology, startRedisCluster, startRedisSentinel } from '../support/servers/redis-topologies.ts';

describe('a Redis URL', () => {
  for (const [text, expected] of [
    ['redis://:secret@one:1/2', { kind: 'one', url: 'redis://:secret@one:1/2' }],
    [
      'rediss://user:se%40cret@one,two:7000',
      {
        ...{ kind: 'cluster', isEncrypted: true, username: 'user', password: 'se@cret' },
        nodes: [
          { host: 'one', port: 6379 },
          { host: 'two', port: 7000 },
        ],
      },
    ],
    [
      'redis+sentinel://:secret@[::1]:1,two/shared/3?sentinelPassword=other',
      {
        ...{
          kind: 'sentinel',
          isEncrypted: false,
          password: 'secret',
          name: 'shared',
          db: 3,
          sentinelPassword: 'other',
        },
        sentinels: [
          { host: '::1', port: 1 },
          { host: 'two', port: 26379 },
        ],
      },
    ],
    ['redis+sentinel://one,two', undefined],
    ['redis://one,two/3', undefined],
    ['redis://one,two:port', undefined],
    ['http://one', undefined],
  ] as const)
    it(`${text} names ${expected?.kind ?? 'nothing that is usable'}`, () => {
      expect(redisServers(text)).to.deep.equal(expected);
    });
});

for (const [name, start] of [
  ['a cluster', startRedisCluster],
  ['sentinels', startRedisSentinel],
] as const)
  describe(`Redis behind ${name}`, () => {
    let topology: RedisTopology;
    const clients: (Redis | Cluster)[] = [];
    const connect = async () => {
      const client = await connectRedis(topology.url);
      client.on('error', () => {});
      clients.push(client);
      return client;
    };
    before(async function () {
      const started = await start();
      if (started === undefined) {
        if (process.env.CI !== undefined) throw new Error('install redis-server and redis-sentinel');
        this.skip();
      }
      topology = started;
    });
    afterEach(() => {
      for (const client of clients.splice(0)) client.disconnect();
    });
    after(async () => await topology?.close());

    const emptied = async () => {
      const client = await connect();
      const nodes = 'nodes' in client ? await nodesOf(client) : [client];
      await Promise.all(nodes.map((node) => node.flushall()));
      return client;
    };
    describeRateLimitStoreContract(name, async () => {
      const client = await emptied();
      return (windowMs) => new RedisRateLimitStore(client, windowMs);
    });
    describeSharedAnswersContract(name, async () => {
      const client = await emptied();
      return () => new RedisSharedAnswers(client);
    });
    describeBudgetContract(name, async () => {
      const client = await emptied();
      return (budget, allowance) => new RedisBudget(client, budget, allowance);
    });

    if (start === startRedisSentinel)
      it('counts again at the promoted server within seconds', async () => {
        const store = new RedisRateLimitStore(await connect(), 60_000);
        await store.increment('before');
        await topology.killPrimary();
        await until(async () => (await store.increment('after')).totalHits > 0);
      });
  });

async function nodesOf(cluster: Cluster): Promise<Redis[]> {
  await cluster.ping();
  return cluster.nodes('master');
}
