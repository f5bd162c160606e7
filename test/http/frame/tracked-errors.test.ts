import { expect } from 'chai';
import sinon from 'sinon';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { silent } from '../../../src/infrastructure/observability/silent.ts';
import { jobRunner } from '../../../src/infrastructure/process/scheduler.ts';
import { aWorld, signedIn, type TestWorld } from '../../support/service/world.ts';

describe('errors that are tracked', () => {
  let world: TestWorld;
  beforeEach(async () => {
    world = await aWorld();
  });
  const tracked = () => world.errorTracker.tracked;

  it('are defects behind a response of 500, with route, code and request id, and nothing that was sent', async () => {
    const { address, bearer } = await signedIn(world);
    sinon.stub(world.userWallets, 'walletsOf').rejects(new TypeError(`cannot read "${address}" of zoe@mail.example`));
    const headers = { ...bearer, 'x-request-id': 'request-18' };
    const { body } = await world.api.get('/api/user/wallets?mail=zoe%40mail.example').set(headers).expect(500);
    const report = tracked().find(({ code }) => code === body.code);
    expect(report).to.include({
      source: 'request',
      place: 'GET /api/user/wallets',
      requestId: 'request-18',
      count: 1,
    });
    expect(report?.chain[0]).to.include({ type: 'TypeError', message: 'cannot read "[redacted]" of [redacted]' });
    expect(JSON.stringify(tracked()))
      .to.not.include('zoe')
      .and.not.include(address)
      .and.not.include(bearer.authorization);
  });

  it('are neither refusals nor outages of a dependency', async () => {
    const { bearer } = await signedIn(world);
    await world.api.get('/api/nowhere').expect(404);
    await world.api.get('/api/user/wallets').expect(401);
    await world.api.post('/api/user').send({ wallet: 1 }).expect(400);
    sinon.stub(world.userWallets, 'walletsOf').rejects(storeUnavailable());
    const response = await world.api.get('/api/user/wallets').set(bearer);
    expect(response.status).to.equal(503);
    expect(tracked()).to.deep.equal([]);
  });

  it('are counted, not sent, in a storm', async () => {
    const { bearer } = await signedIn(world);
    const same = new TypeError('x');
    sinon.stub(world.userWallets, 'walletsOf').rejects(same);
    for (let nth = 0; nth < 10; nth += 1) await world.api.get('/api/user/wallets').set(bearer).expect(500);
    await world.errorTracker.flush();
    expect(tracked().map(({ count }) => count)).to.deep.equal([1, 9]);
  });

  it('include failed runs of jobs', async () => {
    const failed: unknown[] = [];
    const run = jobRunner(silent(), (job, error) => failed.push([job, error]));
    const error = new Error('x');
    await run({ name: 'a-job', run: () => Promise.reject(error) });
    await run({ name: 'another', run: async () => 'fine' });
    expect(failed).to.deep.equal([['a-job', error]]);
  });
});
