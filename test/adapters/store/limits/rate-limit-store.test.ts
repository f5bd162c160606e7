import { expect } from 'chai';
import type { Options } from 'express-rate-limit';
import { Redis } from 'ioredis';
import type { Knex } from 'knex';
import { afterEach, it } from 'mocha';
import { RedisStore } from 'rate-limit-redis';
import {
  PostgresRateLimitStore,
  purgeRateLimits,
} from '../../../../src/adapters/store/limits/rate-limit-store.postgres.ts';
import { describeRateLimitStoreContract } from '../../../contracts/limits/rate-limit-store.contract.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';
import { onRedis } from '../../../support/servers/redis-server.ts';

onEveryDatabase((open) => {
  let db: Knex;
  describeRateLimitStoreContract('PostgreSQL', async () => {
    db = await open();
    return (prefix) => new PostgresRateLimitStore(db, prefix);
  });

  it('purging deletes only expired windows', async () => {
    db = await open();
    const store = new PostgresRateLimitStore(db, 'limit:read:');
    for (const [key, windowMs] of [
      ['over', -1],
      ['open', 60_000],
    ] as const) {
      store.init({ windowMs } as Options);
      await store.increment(key);
    }
    expect(await purgeRateLimits(db, 100)).to.equal(1);
    expect(await db('rate_limits').pluck('key')).to.deep.equal(['limit:read:open']);
  });
});

onRedis((server) => {
  const clients: Redis[] = [];
  afterEach(() => {
    for (const client of clients.splice(0)) client.disconnect();
  });
  describeRateLimitStoreContract('Redis', async () => {
    const open = () => {
      const client = new Redis(server().url);
      clients.push(client);
      return client;
    };
    await open().flushall();
    return (prefix) => {
      const client = open();
      return new RedisStore({ prefix, sendCommand: (name, ...args) => client.call(name ?? '', ...args) as never });
    };
  });
});
