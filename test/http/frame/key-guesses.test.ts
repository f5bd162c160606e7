import { expect } from 'chai';
import sinon from 'sinon';
import { aKey } from '../../support/chain/keys.ts';
import { scopedApi } from '../../support/service/scoped-api.ts';
import { aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const madeUp = (number: number) => ({ authorization: `Bearer svc_pk_live_${String(number).padStart(32, '0')}` });
type Api = ReturnType<typeof scopedApi>;
type Bearer = Readonly<{ authorization: string }>;

describe('the keys of a network in which keys are guessed', () => {
  let world: TestWorld;
  let owner: SignedIn;
  let api: Api;
  beforeEach(async () => {
    world = await aWorld();
    owner = await signedIn(world);
    api = scopedApi(world, { key: 1_000, network: 10_000, read: 10_000 });
  });

  const ask = async (bearer: Bearer, at = api) => (await at.post('/portfolio').set(bearer)).status;
  const guess = async (count: number, at = api) => {
    const statuses: number[] = [];
    for (let i = 0; i < count; i += 1) statuses.push(await ask(madeUp(i), at));
    return statuses;
  };
  const revoked = async () => {
    const { id, bearer } = await aKey(world, owner);
    await world.apiKeys.revoke(owner.address, id, world.clock.now());
    return bearer;
  };

  it('are refused with 401 while they are looked up and unknown, and with 429 from then on', async () => {
    expect(await guess(12)).to.deep.equal([...Array(10).fill(401), 429, 429]);
  });

  it('go on working once they were found, whatever is guessed', async () => {
    const { bearer } = await aKey(world, owner);
    expect(await ask(bearer)).to.equal(200);
    await guess(12);
    expect(await ask(bearer)).to.equal(200);
  });

  it('are never answered 401 while they are valid', async () => {
    await guess(12);
    const { bearer } = await aKey(world, owner);
    expect(await ask(bearer)).to.equal(429);
    world.clock.advance(60_000);
    expect(await ask(bearer)).to.equal(200);
  });

  it('are harmed by no revoked key that is polled for an hour, which costs a look-up in ten minutes', async () => {
    const stale = await revoked();
    const lookUps = sinon.spy(world.apiKeys, 'findLive');
    for (let minute = 0; minute < 60; minute += 1) {
      for (let i = 0; i < 5; i += 1) expect(await ask(stale)).to.equal(401);
      world.clock.advance(60_000);
    }
    expect(lookUps.callCount).to.equal(6);
    expect(await ask((await aKey(world, owner)).bearer)).to.equal(200);
  });

  it('that end while they are used get 401, also after many guesses, and count once', async () => {
    const { id, bearer } = await aKey(world, owner);
    expect(await ask(bearer)).to.equal(200);
    await guess(12);
    await world.apiKeys.revoke(owner.address, id, world.clock.now());
    expect([await ask(bearer), await ask(bearer)]).to.deep.equal([401, 401]);
  });

  it('are never answered 401 by another process of one store, which knows other keys', async () => {
    const other = scopedApi(world, { key: 1_000, network: 10_000, read: 10_000 });
    const [a, b] = [(await aKey(world, owner)).bearer, (await aKey(world, owner)).bearer];
    const stale = await revoked();
    expect([await ask(a), await ask(b, other)]).to.deep.equal([200, 200]);
    for (let i = 0; i < 30; i += 1) expect([await ask(stale), await ask(stale, other)]).to.deep.equal([401, 401]);
    expect([await ask(a), await ask(b), await ask(a, other), await ask(b, other)]).to.deep.equal([200, 200, 200, 200]);
    await guess(12);
    await guess(12, other);
    const { bearer: fresh } = await aKey(world, owner);
    expect([await ask(a), await ask(b, other), await ask(fresh), await ask(fresh, other)]).to.deep.equal([
      200, 200, 429, 429,
    ]);
  });

  it('are not looked up on public endpoints either, which go on answering', async () => {
    await guess(12);
    await api.post('/public').set(madeUp(99)).expect(200);
  });
});
