import { Redis } from 'ioredis';
import { systemClock } from '../../../src/adapters/local/clock.ts';
import { PostgresBudget } from '../../../src/adapters/upstream/budget.postgres.ts';
import { RedisBudget } from '../../../src/adapters/upstream/budget.redis.ts';
import { InMemoryBudget } from '../../../src/adapters/upstream/budget.ts';
import { describeBudgetContract } from '../../contracts/upstream/budget.contract.ts';
import { onEveryDatabase } from '../../support/servers/database.ts';
import { onRedis } from '../../support/servers/redis-server.ts';

describeBudgetContract('memory', async () => {
  const byName = new Map<string, InMemoryBudget>();
  return (name, allowance) => {
    const budget = byName.get(name) ?? new InMemoryBudget(allowance, systemClock);
    byName.set(name, budget);
    return budget;
  };
});

onEveryDatabase((open) => {
  describeBudgetContract('PostgreSQL', async () => {
    const db = await open();
    return (name, allowance) => new PostgresBudget(db, name, allowance);
  });
});

onRedis((server) => {
  const clients: Redis[] = [];
  afterEach(() => {
    for (const client of clients.splice(0)) client.disconnect();
  });
  describeBudgetContract('Redis', async () => {
    const connect = () => {
      const client = new Redis(server().url);
      clients.push(client);
      return client;
    };
    await connect().flushall();
    return (name, allowance) => new RedisBudget(connect(), name, allowance);
  });
});
