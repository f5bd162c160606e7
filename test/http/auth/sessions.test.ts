import { expect } from 'chai';
import { expectRefusal } from '../../support/refusal.ts';
import { aWallet, aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const MINUTE = 60_000;

describe('the sessions of /api/siwe', () => {
  let world: TestWorld;
  beforeEach(async () => {
    world = await aWorld();
  });

  it('returns nulls without a session', async () => {
    const { body } = await world.api.get('/api/siwe').expect(200);
    expect(body).to.deep.equal({
      authenticated: false,
      wallet: null,
      provider: null,
      chainId: null,
      expiresAt: null,
      profile: null,
    });
  });

  it('returns whether a wallet ever signed in', async () => {
    const { address } = await signedIn(world);
    const status = async (wallet: string) =>
      (await world.api.get(`/api/siwe?action=status&wallet=${wallet}`).expect(200)).body;
    expect(await status(address)).to.deep.equal({
      wallet: address,
      verified: true,
      verifiedAt: '2026-01-31T12:00:00.000Z',
    });
    const stranger = aWallet().address;
    expect(await status(stranger.toLowerCase())).to.deep.equal({ wallet: stranger, verified: false, verifiedAt: null });
  });

  it('ends a session after twelve hours', async () => {
    const { bearer } = await signedIn(world);
    world.clock.advance(12 * 60 * MINUTE - 1);
    await world.api.get('/api/user').set(bearer).expect(200);
    world.clock.advance(1);
    expectRefusal(await world.api.get('/api/user').set(bearer), 401, 'UNAUTHENTICATED');
  });

  for (const [why, request] of [
    ['an unknown action', () => world.api.post('/api/siwe?action=login').send({})],
    ['no action', () => world.api.post('/api/siwe').send({})],
    ['an unknown question', () => world.api.get('/api/siwe?action=whoami')],
    ['a status of no wallet', () => world.api.get('/api/siwe?action=status')],
    ['a status of half a wallet', () => world.api.get('/api/siwe?action=status&wallet=0x12')],
  ] as const)
    it(`rejects ${why}`, async () => expectRefusal(await request(), 400, 'VALIDATION_FAILED'));

  describe('logout', () => {
    it('ends every session of the wallet if requested, and no other wallet’s', async () => {
      const [first, other] = [await signedIn(world), await signedIn(world)];
      const second = await signedIn(world, first.wallet);
      const { body } = await world.api
        .post('/api/siwe?action=logout')
        .set(first.bearer)
        .send({ everywhere: true })
        .expect(200);
      expect(body).to.deep.equal({ ok: true, sessionsEnded: 2, liveApiKeys: [] });
      const signedInAs = async ({ bearer }: SignedIn) =>
        (await world.api.get('/api/siwe?action=session').set(bearer)).body.authenticated;
      expect([await signedInAs(first), await signedInAs(second), await signedInAs(other)]).to.deep.equal([
        false,
        false,
        true,
      ]);
    });

    it('lists the API keys that stay active', async () => {
      const owner = await signedIn(world);
      const create = { label: 'bot', env: 'live' };
      const { data } = (await world.api.post('/api/auth/api-key').set(owner.bearer).send(create).expect(200)).body;
      const { body } = await world.api.post('/api/siwe?action=logout').set(owner.bearer).expect(200);
      const { id, label, prefix, lastFour } = data;
      expect(body).to.deep.equal({ ok: true, sessionsEnded: 1, liveApiKeys: [{ id, label, prefix, lastFour }] });
    });

    it('revokes the session immediately and clears the cookie', async () => {
      const { cookie, bearer } = await signedIn(world);
      const response = await world.api.post('/api/siwe?action=logout').set('cookie', cookie).expect(200);
      expect(response.body).to.deep.equal({ ok: true, sessionsEnded: 1, liveApiKeys: [] });
      expect((response.get('set-cookie') as unknown as string[])[0]).to.match(
        /^svc-session=; Path=\/; Expires=Thu, 01 Jan 1970/,
      );
      expectRefusal(await world.api.get('/api/user').set(bearer), 401, 'UNAUTHENTICATED');
      expect((await world.api.get('/api/siwe').set('cookie', cookie)).body.authenticated).to.equal(false);
    });

    it('changes nothing without a session', async () => {
      await world.api.post('/api/siwe?action=logout').expect(200);
    });
  });
});
