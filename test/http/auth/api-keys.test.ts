import { expect } from 'chai';
import sinon from 'sinon';
import { aKey } from '../../support/chain/keys.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWorld, NOON, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const PATH = '/api/auth/api-key';

describe(PATH, () => {
  let world: TestWorld;
  let owner: SignedIn;
  beforeEach(async () => {
    world = await aWorld();
    owner = await signedIn(world);
  });
  const create = (body: object = { label: 'bot', env: 'live' }, as: SignedIn = owner) =>
    world.api.post(PATH).set(as.bearer).send(body);
  const list = async (as: SignedIn = owner) => (await world.api.get(PATH).set(as.bearer).expect(200)).body.data.keys;
  const revoke = (id: unknown, as: SignedIn = owner) => world.api.delete(PATH).set(as.bearer).send({ id });

  it('returns a key once, with its scopes', async () => {
    const response = await create().expect(200);
    const { success, data } = response.body;
    expect(success).to.equal(true);
    expect(data.key).to.match(/^svc_pk_live_[0-9a-f]{32}$/);
    expect(data).to.deep.include({
      prefix: 'svc_pk_live_',
      lastFour: data.key.slice(-4),
      label: 'bot',
      scopes: ['portfolio', 'oracle', 'swap'],
      createdAt: NOON.toISOString(),
    });
    expect(data.message).to.be.a('string').and.not.equal('');
    expect(response.get('cache-control')).to.equal('no-store');
    const listed = await world.api.get(PATH).set(owner.bearer);
    expect(listed.text).to.not.include(data.key);
  });

  it('stores nothing with which a key could be used', async () => {
    const kept = sinon.spy(world.apiKeys, 'create');
    const { key } = await aKey(world, owner);
    expect(JSON.stringify(kept.args)).to.not.include(key).and.not.include(key.slice(-32));
    expect(kept.firstCall.args[1]).to.match(/^[0-9a-f]{64}$/);
  });

  it('lists the caller’s keys, newest first, with their expiry and last use', async () => {
    const [first, second] = [await aKey(world, owner), await aKey(world, owner, ['transfer', 'market', 'market'])];
    await aKey(world, await signedIn(world));
    await revoke(first.id).expect(200, { success: true });
    await world.api.get('/api/geo/region').set(second.bearer).expect(200);
    const keys = await list();
    expect(keys.map(({ id }: { id: number }) => id)).to.deep.equal([second.id, first.id]);
    expect(keys[0]).to.deep.equal({
      id: second.id,
      label: 'test',
      prefix: 'svc_pk_live_',
      lastFour: second.key.slice(-4),
      scopes: ['market', 'transfer'],
      createdAt: NOON.toISOString(),
      expiresAt: null,
      lastUsedAt: NOON.toISOString(),
      revokedAt: null,
    });
    expect(keys[1]).to.include({ lastUsedAt: null, revokedAt: NOON.toISOString() });
  });

  it('records a use at most once a minute', async () => {
    const { bearer } = await aKey(world, owner);
    const noted = sinon.spy(world.apiKeys, 'markUsed');
    const use = () => world.api.get('/api/geo/region').set(bearer).expect(200);
    await use();
    world.clock.advance(59_999);
    await use();
    expect(noted.callCount).to.equal(1);
    world.clock.advance(1);
    await use();
    expect(noted.callCount).to.equal(2);
  });

  for (const [why, body, path] of [
    ['nothing', {}, 'label'],
    ['no label', { env: 'live' }, 'label'],
    ['an empty label', { label: '', env: 'live' }, 'label'],
    ['a label of 101 characters', { label: 'x'.repeat(101), env: 'live' }, 'label'],
    ['no env', { label: 'bot' }, 'env'],
    ['another env', { label: 'bot', env: 'test' }, 'env'],
    ['no scope', { label: 'bot', env: 'live', scopes: [] }, 'scopes'],
    ['an unknown scope', { label: 'bot', env: 'live', scopes: ['root'] }, 'scopes[0]'],
    ['a key of one’s own choice', { label: 'bot', env: 'live', key: 'svc_pk_live_0' }, 'key'],
  ] as const)
    it(`rejects to create a key with ${why}`, async () => {
      expectRefusal(await create(body), 400, 'VALIDATION_FAILED', path);
      expect(await list()).to.deep.equal([]);
    });

  it('takes a label of 100 characters', async () => {
    await create({ label: 'x'.repeat(100), env: 'live' }).expect(200);
  });

  it('allows 20 active keys per wallet, also for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => create()));
    expect(answers.filter(({ status }) => status === 200)).to.have.length(20);
    for (const answer of answers.filter(({ status }) => status !== 200))
      expectRefusal(answer, 409, 'TOO_MANY_API_KEYS');
    await revoke((await list())[0].id).expect(200);
    await create().expect(200);
    await create(undefined, await signedIn(world)).expect(200);
  });

  it('revokes a key immediately, and revoking it again changes nothing', async () => {
    const { id, bearer } = await aKey(world, owner);
    expectRefusal(await world.api.get(PATH).set(bearer), 403, 'INSUFFICIENT_SCOPE');
    await revoke(id).expect(200, { success: true });
    await revoke(id).expect(200, { success: true });
    expectRefusal(await world.api.get(PATH).set(bearer), 401, 'UNAUTHENTICATED');
  });

  it('does not revoke another wallet’s key, and does not reveal that it exists', async () => {
    const { id, bearer } = await aKey(world, owner);
    const stranger = await signedIn(world);
    expectRefusal(await revoke(id, stranger), 404, 'API_KEY_NOT_FOUND');
    expectRefusal(await revoke(id + 1000, stranger), 404, 'API_KEY_NOT_FOUND');
    expectRefusal(await world.api.get(PATH).set(bearer), 403, 'INSUFFICIENT_SCOPE');
    expect((await list())[0].revokedAt).to.equal(null);
  });

  for (const id of [undefined, null, '1', 0, -1, 1.5, 2 ** 53])
    it(`rejects to revoke ${JSON.stringify(id)}`, async () =>
      expectRefusal(await revoke(id), 400, 'VALIDATION_FAILED', 'id'));

  describe('with an expiry', () => {
    const until = (ms: number) => new Date(NOON.getTime() + ms);
    const wish = (expiresAt: unknown) => ({ label: 'bot', env: 'live', expiresAt });
    const use = (key: string) => world.api.get('/api/portfolio/summary').set('authorization', `Bearer ${key}`);

    it('works to the last millisecond before it, and not at it', async () => {
      const { key, expiresAt } = (await create(wish(until(60_000).toISOString())).expect(200)).body.data;
      expect(expiresAt).to.equal(until(60_000).toISOString());
      expect((await list())[0].expiresAt).to.equal(expiresAt);
      world.clock.set(until(59_999));
      await use(key).expect(200);
      world.clock.set(until(60_000));
      expectRefusal(await use(key), 401, 'UNAUTHENTICATED');
    });

    for (const [why, expiresAt] of [
      ['in the past', until(-1).toISOString()],
      ['now', NOON.toISOString()],
      ['that is not a time', 'tomorrow'],
    ] as const)
      it(`is rejected ${why}`, async () =>
        expectRefusal(await create(wish(expiresAt)), 400, 'VALIDATION_FAILED', 'expiresAt'));
  });

  it('revokes all keys of the wallet at once, and no other wallet’s', async () => {
    const other = await signedIn(world);
    const keys = [];
    for (const as of [owner, owner, other]) keys.push((await create(undefined, as).expect(200)).body.data.key);
    const remove = (body: object) => world.api.delete(PATH).set(owner.bearer).send(body);
    await remove({ all: true }).expect(200);
    await remove({ all: true }).expect(200);
    const answers = [];
    for (const key of keys)
      answers.push((await world.api.get('/api/portfolio/summary').set('authorization', `Bearer ${key}`)).status);
    expect(answers).to.deep.equal([401, 401, 200]);
    for (const body of [{}, { id: 1, all: true }, { all: false }])
      expect((await remove(body)).status, JSON.stringify(body)).to.equal(400);
  });
});
