import { expect } from 'chai';
import { Redis } from 'ioredis';
import type { Knex } from 'knex';
import { systemClock } from '../../../src/adapters/local/clock.ts';
import { PostgresSharedAnswers, purgeSharedAnswers } from '../../../src/adapters/upstream/shared-answers.postgres.ts';
import { RedisSharedAnswers } from '../../../src/adapters/upstream/shared-answers.redis.ts';
import { describeSharedAnswersContract } from '../../contracts/upstream/shared-answers.contract.ts';
import { onEveryDatabase } from '../../support/servers/database.ts';
import { onRedis } from '../../support/servers/redis-server.ts';
import { InMemorySharedAnswers } from '../../support/shared-answers.memory.ts';

describeSharedAnswersContract('memory', async () => {
  const answers = new InMemorySharedAnswers(systemClock);
  return () => answers;
});

onEveryDatabase((open) => {
  let db: Knex;
  describeSharedAnswersContract('PostgreSQL', async () => {
    db = await open();
    return () => new PostgresSharedAnswers(db);
  });

  it('purging deletes only expired responses and claims', async () => {
    db = await open();
    const answers = new PostgresSharedAnswers(db);
    for (const [key, keepMs] of [
      ['over', -1],
      ['open', 60_000],
    ] as const) {
      await answers.keep(new Map([[key, { value: 1, ageMs: 0, size: 1, keepMs }]]));
      await answers.claim([key], 'owner', keepMs);
    }
    expect(await purgeSharedAnswers(db, 100)).to.equal(2);
    expect(await db('upstream_answers').pluck('key')).to.deep.equal(['open']);
    expect(await db('upstream_claims').pluck('key')).to.deep.equal(['open']);
  });
});

onRedis((server) => {
  const clients: Redis[] = [];
  afterEach(() => {
    for (const client of clients.splice(0)) client.disconnect();
  });
  describeSharedAnswersContract('Redis', async () => {
    const connect = () => {
      const client = new Redis(server().url);
      clients.push(client);
      return client;
    };
    await connect().flushall();
    return () => new RedisSharedAnswers(connect());
  });
});
