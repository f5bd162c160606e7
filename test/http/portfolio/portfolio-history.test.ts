import { expect } from 'chai';
import sinon from 'sinon';
import { SANDBOX_ACCOUNTS } from '../../../src/adapters/sandbox/world.ts';
import { portfolioUseCases } from '../../../src/application/portfolio/index.ts';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, signedIn } from '../../support/service/world.ts';

const [RICH = ''] = SANDBOX_ACCOUNTS;

describe('GET /api/portfolio/history', () => {
  it('returns the snapshots of a wallet whose owner requested its portfolio, taken once an hour', async () => {
    const world = await aWorld();
    const { bearer, address } = await signedIn(world);
    const takeSnapshots = async () => portfolioUseCases(world).takeSnapshots();
    const points = async (query = '') =>
      (await world.api.get(`/api/portfolio/history?address=${address}${query}`).expect(200)).body.points;
    expect(await takeSnapshots()).to.deep.equal({ taken: 0, skipped: 0 });
    await world.api.get(`/api/portfolio/aggregate?address=${RICH}`).set(bearer).expect(200);
    expect(await takeSnapshots()).to.deep.equal({ taken: 0, skipped: 0 });
    await world.api.get(`/api/portfolio/aggregate?address=${address}`).set(bearer).expect(200);
    expect(await takeSnapshots()).to.deep.equal({ taken: 1, skipped: 0 });
    expect(await takeSnapshots()).to.deep.equal({ taken: 0, skipped: 0 });
    world.clock.advance(60 * 60_000 + 1);
    expect(await takeSnapshots()).to.deep.equal({ taken: 1, skipped: 0 });
    expect(await points()).to.deep.equal([
      { timestamp: '2026-01-31T12:00:00.000Z', totalUSD: 0 },
      { timestamp: '2026-01-31T13:00:00.001Z', totalUSD: 0 },
    ]);
    world.clock.advance(24 * 60 * 60_000 - 1);
    expect(await points('&days=1')).to.have.length(1);
  });

  it('stores no snapshot of an incomplete portfolio', async () => {
    const world = await aWorld();
    const { bearer, address } = await signedIn(world);
    await world.api.get(`/api/portfolio/aggregate?address=${address}`).set(bearer).expect(200);
    sinon.stub(world.chainBalances, 'read').callThrough().withArgs(10).rejects(chainUnavailable());
    expect(await portfolioUseCases(world).takeSnapshots()).to.deep.equal({ taken: 0, skipped: 1 });
    sinon.restore();
    expect(await portfolioUseCases(world).takeSnapshots()).to.deep.equal({ taken: 0, skipped: 0 });
  });

  for (const days of ['0', '366', '1.5'])
    it(`returns 400 for ${days} days`, async () => {
      const { api } = await aWorld();
      const response = await api.get(`/api/portfolio/history?address=${RICH}&days=${days}`);
      expectRefusal(response, 400, 'VALIDATION_FAILED', 'days');
    });
});
