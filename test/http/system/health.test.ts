import { expect } from 'chai';
import sinon from 'sinon';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { type Access, isFailed } from '../../../src/infrastructure/observability/logger.ts';
import { until } from '../../support/real-time.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { watching } from '../../support/service/undocumented.ts';
import { aWorld, type TestWorld } from '../../support/service/world.ts';

describe('the health endpoints', () => {
  let world: TestWorld;
  beforeEach(async () => {
    world = await aWorld();
  });

  it('say that the instance lives, is ready and is healthy', async () => {
    expect((await world.api.get('/api/health/live').expect(200)).body).to.have.all.keys('status', 'uptime');
    expect((await world.api.get('/api/health/ready').expect(200)).body).to.include({
      status: 'ready',
      database: 'ok',
      sharedStore: 'ok',
    });
    expect((await world.api.get('/api/health').expect(200)).body).to.include({ status: 'ok', db: 'healthy' });
  });

  it('say that the instance lives, but is neither ready nor healthy, while writes fail', async () => {
    sinon.stub(world.databaseProbe, 'write').rejects(storeUnavailable.because(new Error('read-only')));
    await world.api.get('/api/health/live').expect(200);
    const refused = await world.api.get('/api/health/ready');
    expectRefusal(refused, 503, 'NOT_READY');
    expect(refused.body.error).to.include('does not accept writes');
    expect((await world.api.get('/api/health').expect(200)).body).to.include({
      status: 'error',
      db: 'unhealthy',
      latency: 'none',
    });
  });

  it('say that the instance is not ready while nothing counts for all processes', async () => {
    sinon.stub(world.sharedStoreProbe, 'state').resolves('unavailable');
    expectRefusal(await world.api.get('/api/health/ready'), 503, 'NOT_READY');
    expect((await world.api.get('/api/health').expect(200)).body).to.include({ status: 'error', db: 'healthy' });
  });

  it('say that the instance is degraded, and still ready, while the shared store is replaced', async () => {
    sinon.stub(world.sharedStoreProbe, 'state').resolves('replaced');
    const { body } = await world.api.get('/api/health/ready').expect(200);
    expect(body).to.include({ status: 'degraded', sharedStore: 'replaced' });
    expect((await world.api.get('/api/health').expect(200)).body).to.include({ status: 'ok' });
  });

  it('say that the instance is not ready while it shuts down', async () => {
    world.lifecycle.drain();
    const refused = await world.api.get('/api/health/ready');
    expectRefusal(refused, 503, 'NOT_READY');
    expect(refused.body.error).to.include('shutting down');
    await world.api.get('/api/health/live').expect(200);
  });

  it('log no error for a probe while the instance shuts down, and one for each cause otherwise', async () => {
    const lines: Access[] = [];
    const observers = { ...watching(), accessLog: (line: Access) => void lines.push(line) };
    const logged = sinon.spy(observers.logger, 'error');
    const observed = await aWorld({}, observers);
    sinon.stub(observed.databaseProbe, 'write').rejects(storeUnavailable.because(new Error('read-only')));
    await observed.api.get('/api/health/ready').expect(503);
    await until(() => lines.length === 1);
    expect([logged.callCount, lines.map(isFailed)]).to.deep.equal([1, [true]]);
    observed.lifecycle.drain();
    await observed.api.get('/api/health/ready').expect(503);
    await until(() => lines.length === 2);
    expect([logged.callCount, lines.map(isFailed)]).to.deep.equal([1, [true, false]]);
    expect(lines[1]).to.include({ status: 503, code: 'NOT_READY', planned: true });
  });
});
