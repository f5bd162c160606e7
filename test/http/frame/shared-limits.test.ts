import { expect } from 'chai';
import request, { type Test } from 'supertest';
import { FAILS_CLOSED } from '../../../src/adapters/http/frame/record/limits.ts';
import { failuresOf } from '../../../src/adapters/http/frame/record/refusals.ts';
import { readConfig } from '../../../src/infrastructure/config/read-config.ts';
import { withDrawnSecrets } from '../../../src/infrastructure/config/secrets.ts';
import { openService, type Service } from '../../../src/infrastructure/process/service.ts';
import { until } from '../../support/real-time.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { onServer } from '../../support/servers/database.ts';
import { onRedis } from '../../support/servers/redis-server.ts';
import { watching } from '../../support/service/undocumented.ts';
import { aWorld } from '../../support/service/world.ts';

const BASE = withDrawnSecrets({ DATA_DIR: 'memory', LOG_LEVEL: 'silent' }, undefined).env;

describe('rate limits of several processes', () => {
  const services: Service[] = [];
  afterEach(async () => {
    for (const service of services.splice(0)) await service.close();
  });
  const start = async (env: Readonly<Record<string, string>>) => {
    const service = await openService(
      readConfig({ ...BASE, RATE_LIMIT_READ: '4', RATE_LIMIT_WRITE: '2', ...env }),
      watching(),
    );
    services.push(service);
    return request(service.app);
  };
  type Api = Awaited<ReturnType<typeof start>>;
  const read = (api: Api): Test => api.get('/api/geo/region');
  const write = (api: Api): Test => api.post('/api/terms').send({});

  async function expectOneWindow(env: Readonly<Record<string, string>>): Promise<void> {
    const [one, other] = [await start(env), await start(env)];
    for (const [index, api] of [one, other, one, other].entries()) {
      const { headers } = await read(api).expect(200);
      expect(headers.ratelimit).to.match(new RegExp(`^"read"; r=${3 - index}; t=\\d+`));
    }
    for (const api of [one, other]) {
      const refused = await read(api);
      expectRefusal(refused, 429, 'RATE_LIMITED');
      expect(Number(refused.get('retry-after'))).to.be.within(1, 60);
    }
    await write(one).expect(401);
    await write(other).expect(401);
    expectRefusal(await write(one), 429, 'RATE_LIMITED');
  }

  onServer((serverOf) => {
    it('share one window', async () => {
      const url = await serverOf().create('migrated');
      await expectOneWindow({ DATABASE_URL: url });
    });
  });

  onRedis((serverOf) => {
    it('share one window, also without a database', async () => {
      await expectOneWindow({ REDIS_URL: serverOf().url });
    });

    it('reject uncounted requests where money is at stake while the store is down, allow reads, and count again when it is back', async () => {
      const server = serverOf();
      await server.goDown();
      const api = await start({ REDIS_URL: server.url });
      expectRefusal(await write(api), 503, 'LIMITER_UNAVAILABLE');
      expectRefusal(await api.get('/api/health/ready'), 503, 'NOT_READY');
      expect((await api.get('/api/health').expect(200)).body).to.include({ status: 'error', db: 'healthy' });
      for (let i = 0; i < 4; i += 1) await read(api).expect(200);
      expectRefusal(await read(api), 429, 'RATE_LIMITED');
      await server.comeBack();
      await until(async () => (await write(api)).status !== 503);
      const other = await start({ REDIS_URL: server.url });
      await write(other);
      expectRefusal(await write(other), 429, 'RATE_LIMITED');
    });
  });

  onServer((databaseOf) => {
    onRedis((redisOf) => {
      for (const [outage, begin, end] of [
        ['killed', () => redisOf().goDown(), () => redisOf().comeBack()],
        ['hung', async () => redisOf().hang(), async () => redisOf().resume()],
      ] as const)
        it(`are counted in the database for all processes while Redis is ${outage}, and nothing is closed`, async () => {
          const env = { DATABASE_URL: await databaseOf().create('migrated'), REDIS_URL: redisOf().url };
          const [one, other] = [await start(env), await start(env)];
          await one.get('/api/health/ready').expect(200, /"status":"ready"/);
          await begin();
          try {
            await until(async () => {
              const { body } = await one.get('/api/health/ready').expect(200);
              return body.status === 'degraded' && body.sharedStore === 'replaced';
            });
            expect((await one.get('/api/health').expect(200)).body).to.include({ status: 'ok', db: 'healthy' });
            await write(one).expect(401);
            await write(other).expect(401);
            expectRefusal(await write(one), 429, 'RATE_LIMITED');
            expectRefusal(await write(other), 429, 'RATE_LIMITED');
          } finally {
            await end();
          }
          await until(async () => (await one.get('/api/health/ready')).body.status === 'ready');
        });
    });
  });

  it('are described: exactly the routes of a class that fails closed list this failure', async () => {
    const { routes } = await aWorld();
    for (const route of routes) {
      const codes = failuresOf(route).map(({ code }) => code);
      expect(codes.includes('LIMITER_UNAVAILABLE'), route.operationId).to.equal(FAILS_CLOSED.has(route.limit));
    }
    expect([...FAILS_CLOSED].sort()).to.deep.equal(['gate', 'sale', 'write']);
  });

  it('are counted in each process while there is no shared store', async () => {
    const [one, other] = [await start({}), await start({})];
    for (let i = 0; i < 4; i += 1) await read(one).expect(200);
    expectRefusal(await read(one), 429, 'RATE_LIMITED');
    await read(other).expect(200);
  });
});
