import { expect } from 'chai';
import sinon from 'sinon';
import { embeddedWalletRefused, embeddedWalletUnavailable } from '../../../src/domain/auth/errors.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { parseSetCookie } from '../../support/service/cookies.ts';
import { aWallet, aWorld, NOON, signedIn, type TestWorld } from '../../support/service/world.ts';

const PATH = '/api/auth/embedded-wallet';
const USER = '5f7e2c1a-6a35-4b8e-9d3e-1f0a2b3c4d5e';
const HOURS_12 = 12 * 60 * 60;

describe(PATH, () => {
  let world: TestWorld;
  beforeEach(async () => {
    world = await aWorld();
  });
  const { address } = aWallet();
  const signIn = (body: object = { address }) => world.api.post(PATH).send(body);
  const signedOut = { authenticated: false, address: null, provider: 'embedded', embeddedUserId: null };

  it('signs in: registers the wallet, sets the cookie, and returns the session', async () => {
    const response = await signIn({ address: address.toLowerCase(), embeddedUserId: USER }).expect(200);
    expect(response.body).to.deep.equal({ ok: true, address, provider: 'embedded' });
    const [cookie] = parseSetCookie(response);
    expect(cookie).to.include({ name: 'svc-session', httponly: '', samesite: 'Lax', path: '/' });
    expect(new Date(cookie?.expires ?? '')).to.deep.equal(new Date(NOON.getTime() + HOURS_12 * 1000));
    const session = await world.api.get(PATH).set('cookie', `svc-session=${cookie?.value}`).expect(200);
    expect(session.body).to.deep.equal({ authenticated: true, address, provider: 'embedded', embeddedUserId: USER });
    expect((await world.api.get(`/api/user?wallet=${address}`).expect(200)).body.profile.siweVerified).to.equal(false);
  });

  it('returns a bearer token if requested', async () => {
    const { body } = await signIn({ address, issueToken: true }).expect(200);
    expect(body).to.include({ tokenType: 'Bearer', expiresIn: HOURS_12 });
    const session = await world.api.get('/api/siwe').set('authorization', `Bearer ${body.accessToken}`).expect(200);
    expect(session.body).to.include({ authenticated: true, wallet: address, provider: 'embedded' });
  });

  it('ends after twelve hours, and when it is signed out', async () => {
    const [first, second] = [await signIn({ address, issueToken: true }), await signIn({ address, issueToken: true })];
    const bearer = ({ body }: typeof first) => ({ authorization: `Bearer ${body.accessToken}` });
    await world.api.post('/api/siwe?action=logout').set(bearer(first)).expect(200);
    expect((await world.api.get(PATH).set(bearer(first)).expect(200)).body).to.deep.equal(signedOut);
    expect((await world.api.get(PATH).set(bearer(second))).body.authenticated).to.equal(true);
    world.clock.advance(HOURS_12 * 1000);
    expect((await world.api.get(PATH).set(bearer(second))).body).to.deep.equal(signedOut);
  });

  it('returns null without a session', async () => {
    expect((await world.api.get(PATH).expect(200)).body).to.deep.equal(signedOut);
    const siwe = await signedIn(world);
    expect((await world.api.get(PATH).set(siwe.bearer).expect(200)).body).to.deep.equal(signedOut);
  });

  it('returns an embedded user’s id to that user only', async () => {
    await signIn({ address, embeddedUserId: USER }).expect(200);
    expect((await world.api.get(`/api/user?wallet=${address}`).expect(200)).text).to.not.include(USER);
  });

  for (const [where, headers] of [
    ['the Authorization header', { authorization: 'Bearer the.identity.token' }],
    ['a header of its own', { 'x-embedded-token': 'the.identity.token' }],
    ['a header of its own beside a session', { 'x-embedded-token': 'the.identity.token', authorization: 'Bearer x' }],
  ] as const)
    it(`accepts the identity token from ${where}`, async () => {
      const verify = sinon.spy(world.embeddedWallets, 'verify');
      await signIn({ address, embeddedUserId: USER }).set(headers).expect(200);
      expect(verify.firstCall.args).to.deep.equal([{ address, userId: USER, token: 'the.identity.token' }, NOON]);
    });

  for (const [why, failure, status] of [
    ['the token proves nothing', embeddedWalletRefused, 401],
    ['that cannot be told', embeddedWalletUnavailable, 503],
  ] as const)
    it(`opens no session and registers no user when ${why}`, async () => {
      sinon.stub(world.embeddedWallets, 'verify').rejects(failure());
      const response = await signIn();
      expectRefusal(response, status, failure.code);
      expect(response.get('set-cookie')).to.equal(undefined);
      expect(await world.users.find(address as never)).to.equal(undefined);
    });

  for (const [why, body, path] of [
    ['nothing', undefined, 'body'],
    ['no address', {}, 'address'],
    ['an address that is none', { address: '0x1' }, 'address'],
    ['an id that is no UUID', { address, embeddedUserId: 'did:privy:1' }, 'embeddedUserId'],
    ['a field that it does not know', { address, provider: 'x' }, 'provider'],
  ] as const)
    it(`rejects ${why}`, async () =>
      expectRefusal(await world.api.post(PATH).send(body), 400, 'VALIDATION_FAILED', path));

  it('rejects a sign-in from another site', async () => {
    const response = await signIn().set('origin', 'https://evil.example');
    expectRefusal(response, 403, 'CROSS_ORIGIN');
    expect(response.get('set-cookie')).to.equal(undefined);
  });
});
