import { expect } from 'chai';
import { Redis } from 'ioredis';
import type { Knex } from 'knex';
import {
  PostgresRateLimitStore,
  purgeRateLimits,
} from '../../../../src/adapters/store/limits/rate-limit-store.postgres.ts';
import { RedisRateLimitStore } from '../../../../src/adapters/store/limits/rate-limit-store.redis.ts';
import { describeRateLimitStoreContract } from '../../../contracts/limits/rate-limit-store.contract.ts';
import { rejectionOf } from '../../../support/rejection.ts';
import { onEveryDatabase } from '../../../support/servers/database.ts';
import { onRedis } from '../../../support/servers/redis-server.ts';

const WINDOW_MS = 60_000;

onEveryDatabase((open) => {
  let db: Knex;
  describeRateLimitStoreContract('PostgreSQL', async () => {
    db = await open();
    return (windowMs) => new PostgresRateLimitStore(db, windowMs);
  });

  it('counts the requests of one turn, and those that arrive during an exchange, in one statement of at most 500', async () => {
    db = await open();
    const store = new PostgresRateLimitStore(db, WINDOW_MS);
    let statements = 0;
    const note = () => {
      statements += 1;
    };
    db.on('query', note);
    const first = store.increment('first');
    await new Promise(setImmediate);
    await new Promise(setImmediate);
    const counts = await Promise.all(Array.from({ length: 600 }, (_, index) => store.increment(`ip:${index}`)));
    await first;
    db.off('query', note);
    expect(counts.every(({ totalHits }) => totalHits === 1)).to.equal(true);
    expect(statements).to.equal(3);
  });

  it('purging deletes only expired windows', async () => {
    db = await open();
    for (const [key, windowMs] of [
      ['over', -1],
      ['open', WINDOW_MS],
    ] as const)
      await new PostgresRateLimitStore(db, windowMs).increment(key);
    expect(await purgeRateLimits(db, 100)).to.equal(1);
    expect(await db('rate_limits').pluck('key')).to.deep.equal(['open']);
  });
});

onRedis((server) => {
  const clients: Redis[] = [];
  const open = () => {
    const client = new Redis(server().url, { maxRetriesPerRequest: 1 });
    client.on('error', () => {});
    clients.push(client);
    return client;
  };
  afterEach(() => {
    for (const client of clients.splice(0)) client.disconnect();
  });
  describeRateLimitStoreContract('Redis', async () => {
    await open().flushall();
    return (windowMs) => new RedisRateLimitStore(open(), windowMs);
  });

  it('counts once the server is available, even if it was down at first', async () => {
    await server().goDown();
    const store = new RedisRateLimitStore(open(), WINDOW_MS);
    expect(await rejectionOf(store.increment('k'))).to.be.instanceOf(Error);
    await server().comeBack();
    expect((await store.increment('k')).totalHits).to.equal(1);
  });
});
