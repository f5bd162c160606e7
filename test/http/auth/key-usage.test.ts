import { expect } from 'chai';
import sinon from 'sinon';
import { retentionUseCases } from '../../../src/application/retention/index.ts';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { aKey } from '../../support/chain/keys.ts';
import { until } from '../../support/real-time.ts';
import { aWorld, NOON, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const PATH = '/api/auth/api-key';
const DAY_MS = 24 * 60 * 60 * 1000;

type Listed = Readonly<{
  usage: readonly Readonly<{ keyId: number; day: string; requests: number; failed: number }>[];
  requests: readonly Readonly<Record<'id' | 'at' | 'operation' | 'keyId' | 'status' | 'ms', unknown>>[];
}>;

describe('what the keys of a wallet did', () => {
  let world: TestWorld;
  let owner: SignedIn;
  beforeEach(async () => {
    world = await aWorld();
    owner = await signedIn(world);
  });
  const listed = async (as = owner): Promise<Listed> =>
    (await world.api.get(PATH).set(as.bearer).expect(200)).body.data as Listed;
  const requestsAre = (count: number) => until(async () => (await listed()).requests.length === count);

  it('is listed with the id, the operation, the status and the duration of each request, and no more', async () => {
    const key = await aKey(world, owner, ['portfolio']);
    const read = await world.api.get('/api/portfolio/summary').set(key.bearer).expect(200);
    const refused = await world.api.post('/api/swap/quote').set(key.bearer).send({ secret: 'body' });
    expect(refused.status).to.be.at.least(400);
    await world.api.get('/nowhere').set(key.bearer).expect(404);
    await requestsAre(3);
    const { usage, requests } = await listed();
    expect(usage).to.deep.equal([{ keyId: key.id, day: NOON.toISOString().slice(0, 10), requests: 3, failed: 2 }]);
    const shown = requests.map(({ ms: _, ...rest }) => rest);
    const common = { keyId: key.id, at: NOON.toISOString() };
    expect(shown[2]).to.deep.equal({
      ...common,
      ...{ id: read.get('x-request-id'), operation: 'viewPortfolioSummary', status: 200 },
    });
    expect(shown[1]).to.deep.equal({
      ...common,
      ...{ id: refused.get('x-request-id'), operation: 'quoteSwap', status: refused.status },
    });
    expect(shown[0]).to.include({ ...common, operation: 'none', status: 404 });
    for (const { ms } of requests) expect(ms).to.be.a('number').and.at.least(0);
    expect(JSON.stringify(await listed())).to.not.include('secret');
  });

  it('holds neither requests of sessions nor those of other wallets', async () => {
    const stranger = await signedIn(world);
    const key = await aKey(world, stranger, ['portfolio']);
    await world.api.get('/api/portfolio/summary').set(key.bearer).expect(200);
    await world.api.get('/api/user').set(owner.bearer).expect(200);
    await until(async () => (await listed(stranger)).requests.length === 1);
    expect(await listed()).to.deep.include({ usage: [], requests: [] });
  });

  it('is shown for seven days, and deleted by the job that purges', async () => {
    const key = await aKey(world, owner, ['portfolio']);
    await world.api.get('/api/portfolio/summary').set(key.bearer).expect(200);
    await requestsAre(1);
    world.clock.advance(6 * DAY_MS);
    const later = await signedIn(world, owner.wallet);
    expect((await listed(later)).usage).to.have.length(1);
    world.clock.advance(DAY_MS);
    const latest = await signedIn(world, owner.wallet);
    expect((await listed(latest)).usage).to.deep.equal([]);
    const purge = () => retentionUseCases(world).purgeOld();
    expect(await purge()).to.not.have.property('keyRequests');
    world.clock.advance(DAY_MS);
    expect(await purge()).to.include({ keyRequests: 2 });
  });

  it('makes no request wait or fail while it cannot be stored', async () => {
    const stored = sinon.stub(world.keyRequests, 'record').rejects(storeUnavailable());
    const key = await aKey(world, owner, ['portfolio']);
    await world.api.get('/api/portfolio/summary').set(key.bearer).expect(200);
    await until(() => stored.callCount > 0);
    stored.returns(new Promise(() => {}));
    await world.api.get('/api/portfolio/summary').set(key.bearer).expect(200);
  });
});
