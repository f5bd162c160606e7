import { expect } from 'chai';
import sinon from 'sinon';
import { storeUnavailable } from '../../../src/domain/shared/failures.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWallet, aWorld, signedIn, type TestWorld } from '../../support/service/world.ts';

describe('/api/user', () => {
  let world: TestWorld;
  beforeEach(async () => {
    world = await aWorld();
  });
  const register = (body: object) => world.api.post('/api/user').send(body);

  it('registers a wallet once, with a new referral code', async () => {
    const { address } = aWallet();
    const first = (await register({ wallet: address }).expect(200)).body;
    expect(first.success).to.equal(true);
    expect(first.data).to.deep.include({ created: true });
    expect(first.data.profile.referralCode).to.match(/^[23456789ABCDEFGHJKMNPQRSTUVWXYZ]{8}$/);
    const again = (await register({ wallet: address.toLowerCase() }).expect(200)).body;
    expect(again.data).to.deep.equal({ created: false, profile: first.data.profile });
  });

  it('generates another code when the first is taken', async () => {
    const taken = (await register({ wallet: aWallet().address })).body.data.profile.referralCode;
    const draw = sinon.stub(world.random, 'text');
    draw.onFirstCall().returns(taken);
    draw.onSecondCall().returns('ZZZZ2222');
    expect((await register({ wallet: aWallet().address }).expect(200)).body.data.profile.referralCode).to.equal(
      'ZZZZ2222',
    );
  });

  for (const [why, body, code, path] of [
    ['no wallet', {}, 'VALIDATION_FAILED', 'wallet'],
    ['a wallet that is none', { wallet: 'me' }, 'VALIDATION_FAILED', 'wallet'],
    ['an e-mail that is none', { wallet: `0x${'1'.repeat(40)}`, email: 'a@' }, 'VALIDATION_FAILED', 'email'],
    ['an id', { wallet: `0x${'1'.repeat(40)}`, id: 1 }, 'VALIDATION_FAILED', 'id'],
    ['a status', { wallet: `0x${'1'.repeat(40)}`, kycStatus: 'approved' }, 'VALIDATION_FAILED', 'kycStatus'],
    [
      'an unknown code',
      { wallet: `0x${'1'.repeat(40)}`, referralCode: 'NOBODY22' },
      'REFERRAL_CODE_UNKNOWN',
      undefined,
    ],
  ] as const)
    it(`rejects a registration with ${why}, and stores nothing`, async () => {
      expectRefusal(await register(body), 400, code, path);
      expect(await world.users.find(`0x${'1'.repeat(40)}` as never)).to.equal(undefined);
    });

  it('rejects the user’s own code', async () => {
    const { address } = aWallet();
    const { referralCode } = (await register({ wallet: address })).body.data.profile;
    expectRefusal(await register({ wallet: address, referralCode }), 400, 'SELF_REFERRAL');
  });

  it('returns an unconfirmed e-mail to nobody, not even its owner', async () => {
    const wallet = aWallet();
    const created = await register({ wallet: wallet.address, email: 'someone@example.com' }).expect(200);
    const { bearer } = await signedIn(world, wallet);
    const own = await world.api.get('/api/user').set(bearer).expect(200);
    const publicly = await world.api.get(`/api/user?wallet=${wallet.address}`).expect(200);
    for (const answer of [created, own, publicly]) expect(answer.text).to.not.include('someone@example.com');
    expect(own.body.profile).to.include({ email: null, emailVerified: false });
  });

  it('returns the full profile of the caller, and the public profile of others', async () => {
    const { bearer, address } = await signedIn(world);
    const user = await world.users.find(address);
    sinon.stub(world.users, 'find').resolves({
      ...(user as NonNullable<typeof user>),
      username: 'alice_1',
      email: 'alice@example.com',
      emailVerified: true,
      name: 'Alice',
      phone: '+33123456789',
      countryCode: 'FR',
      notifyAml: true,
      notifyVesting: true,
      notifyUpdates: true,
    });
    const own = (await world.api.get('/api/user').set(bearer).expect(200)).body;
    expect(own).to.deep.include({ authenticated: true, wallet: address, profileComplete: true });
    expect(own.profile).to.include({
      email: 'alice@example.com',
      name: 'Alice',
      phone: '+33123456789',
      countryCode: 'FR',
    });
    const seen = (await world.api.get(`/api/user?wallet=${address}`).expect(200)).body;
    expect(seen.authenticated).to.equal(false);
    expect(seen.profile).to.include({
      username: 'alice_1',
      email: null,
      emailVerified: false,
      name: null,
      phone: null,
      countryCode: null,
      notifyAml: false,
      notifyVesting: false,
      notifyUpdates: false,
    });
    const stranger = await signedIn(world);
    const byOther = (await world.api.get(`/api/user?wallet=${address}`).set(stranger.bearer).expect(200)).body;
    expect(byOther.profile).to.deep.equal(seen.profile);
  });

  it('returns 404 for an unknown wallet', async () =>
    expectRefusal(await world.api.get(`/api/user?wallet=${aWallet().address}`), 404, 'USER_NOT_FOUND'));

  it('returns 503 while the database is down, and keeps running', async () => {
    const down = sinon.stub(world.users, 'register').rejects(storeUnavailable());
    expectRefusal(await register({ wallet: aWallet().address }), 503, 'STORE_UNAVAILABLE');
    down.restore();
    await register({ wallet: aWallet().address }).expect(200);
  });
});
