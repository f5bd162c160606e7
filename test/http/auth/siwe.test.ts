import { expect } from 'chai';
import { Signature } from 'ethers';
import sinon from 'sinon';
import { serializeErc6492Signature } from 'viem';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import type { Hex } from '../../../src/domain/shared/hex.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { siweText } from '../../support/chain/siwe.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWallet, aWorld, type SignedIn, signedIn, type TestWorld } from '../../support/service/world.ts';

const MINUTE = 60_000;

describe('/api/siwe', () => {
  let world: TestWorld;
  beforeEach(async () => {
    world = await aWorld();
  });
  afterEach(() => sinon.restore());

  const nonce = async () => (await world.api.get('/api/siwe?action=nonce').expect(200)).body.nonce as string;
  const verify = (message: unknown, signature: unknown) =>
    world.api.post('/api/siwe?action=verify').send({ message, signature });
  const message = async (address: string, over: Partial<Parameters<typeof siweText>[0]> = {}) =>
    siweText({ address, nonce: await nonce(), url: 'http://localhost:3000', issuedAt: world.clock.now(), ...over });

  it('returns unique nonces of 17 alphanumerics that are valid for five minutes', async () => {
    const { body } = await world.api.get('/api/siwe?action=nonce').expect(200);
    expect(body.nonce).to.match(/^[A-Za-z0-9]{17}$/);
    expect(body.expiresAt).to.equal('2026-01-31T12:05:00.000Z');
    expect(await nonce()).to.not.equal(body.nonce);
  });

  it('opens a session, registers the wallet and sets an HttpOnly cookie', async () => {
    const wallet = aWallet();
    const text = await message(wallet.address, { chainId: 10 });
    const response = await verify(text, await wallet.signMessage(text)).expect(200);
    expect(response.body).to.deep.equal({ ok: true });
    const [cookie] = response.get('set-cookie') as unknown as string[];
    expect(cookie).to.match(/^svc-session=[\w.-]+; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/);
    const session = await world.api
      .get('/api/siwe')
      .set('cookie', cookie?.split(';')[0] ?? '')
      .expect(200);
    const own = { authenticated: true, wallet: wallet.address, provider: 'siwe', chainId: 10 };
    expect(session.body).to.deep.include(own);
    expect(session.body.expiresAt).to.equal('2026-02-01T00:00:00.000Z');
    expect(session.body.profile).to.include({ siweVerified: true, kycStatus: 'none' });
  });

  it('marks the cookie secure if the service is reached by https', async () => {
    world = await aWorld({ BASE_URL: 'https://api.example.com' });
    const wallet = aWallet();
    const text = await message(wallet.address, { url: 'https://api.example.com' });
    const response = await verify(text, await wallet.signMessage(text)).expect(200);
    expect((response.get('set-cookie') as unknown as string[])[0]).to.include('; Secure');
  });

  it('returns a bearer token if requested', async () => {
    const { address, bearer } = await signedIn(world);
    expect((await world.api.get('/api/user').set(bearer).expect(200)).body.wallet).to.equal(address);
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

  it('accepts a message once, also for fifty concurrent requests', async () => {
    const wallet = aWallet();
    const text = await message(wallet.address);
    const signature = await wallet.signMessage(text);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verify(text, signature)));
    expect(answers.filter(({ status }) => status === 200)).to.have.length(1);
    for (const answer of answers.filter(({ status }) => status !== 200)) expectRefusal(answer, 401, 'NONCE_REFUSED');
  });

  it('rejects another encoding of a signature that was already used', async () => {
    const wallet = aWallet();
    const text = await message(wallet.address);
    const signature = Signature.from(await wallet.signMessage(text));
    await verify(text, signature.serialized).expect(200);
    expectRefusal(await verify(text, signature.compactSerialized), 401, 'NONCE_REFUSED');
  });

  for (const [why, over] of [
    ['another domain', { domain: 'evil.example' }],
    ['another URI', { uri: 'https://evil.example/login' }],
    ['a URI of another scheme', { uri: 'https://localhost:3000' }],
    ['a chain that is not supported', { chainId: 999999 }],
    ['an issue time in the future', { issuedAt: new Date(Date.UTC(2026, 0, 31, 12, 0, 31)) }],
    ['an old issue time', { issuedAt: new Date(Date.UTC(2026, 0, 31, 11, 49, 59)) }],
    ['an issue time of years ago', { issuedAt: new Date(Date.UTC(2019, 0, 1)) }],
    ['an expiry that has come', { expirationTime: new Date(Date.UTC(2026, 0, 31, 12)) }],
    ['a time before which it does not hold', { notBefore: new Date(Date.UTC(2026, 0, 31, 12, 5)) }],
  ] as const)
    it(`rejects a message with ${why}, and invalidates its nonce`, async () => {
      const wallet = aWallet();
      const text = await message(wallet.address, over);
      const signature = await wallet.signMessage(text);
      expectRefusal(await verify(text, signature), 401, 'SIGN_IN_REFUSED');
      expectRefusal(await verify(text, signature), 401, 'NONCE_REFUSED');
    });

  it('rejects a nonce that was not issued, or that has expired', async () => {
    const wallet = aWallet();
    const unknown = await message(wallet.address, { nonce: 'abcdefgh12345678Z' });
    expectRefusal(await verify(unknown, await wallet.signMessage(unknown)), 401, 'NONCE_REFUSED');
    const text = await message(wallet.address);
    world.clock.advance(5 * MINUTE);
    expectRefusal(await verify(text, await wallet.signMessage(text)), 401, 'NONCE_REFUSED');
  });

  for (const [why, signature] of [
    ['somebody else’s', async (text: string) => aWallet().signMessage(text)],
    ['over another text', async () => aWallet().signMessage('something else')],
    ['of no length that there is', async () => '0x1234'],
    ['of no digits', async () => 'signature'],
    ['of zeros', async () => `0x${'00'.repeat(65)}`],
  ] as const)
    it(`rejects a signature ${why}`, async () => {
      const text = await message(aWallet().address);
      expectRefusal(await verify(text, await signature(text)), 401, 'SIGNATURE_INVALID');
    });

  it('returns 503 while a contract wallet cannot be read', async () => {
    sinon.stub(world.contractSignatures, 'accepts').rejects(chainUnavailable());
    const text = await message(aWallet().address);
    expectRefusal(await verify(text, await aWallet().signMessage(text)), 503, 'CHAIN_UNAVAILABLE');
    await signedIn(world);
  });

  describe('of a contract account', () => {
    const account = aWallet().address as WalletAddress;
    const [owner, impostor] = [aWallet(), aWallet()];
    beforeEach(() => {
      world.contractSignatures.deploy(8453, account, owner.address as WalletAddress);
      world.contractSignatures.deploy(10, account, impostor.address as WalletAddress);
    });
    const signInOn = async (chainId: number, key = owner, session = '') => {
      const text = await message(account, { chainId });
      const request = world.api.post('/api/siwe?action=verify').set('cookie', session);
      return request.send({ message: text, signature: await key.signMessage(text) });
    };

    it('refuses another contract at the same address on another chain, and says which chain to use', async () => {
      expect((await signInOn(8453)).status).to.equal(200);
      const refused = await signInOn(10, impostor);
      expectRefusal(refused, 401, 'ACCOUNT_OF_ANOTHER_CHAIN');
      expect(refused.body.error).to.include('Chain ID: 8453');
      expect(refused.get('set-cookie')).to.equal(undefined);
      expect((await signInOn(8453)).status).to.equal(200);
    });

    it('links another chain by a session of the account, and by no other session', async () => {
      const session = (await signInOn(8453)).get('set-cookie')?.[0]?.split(';')[0] ?? '';
      const stranger = await signedIn(world);
      expectRefusal(await signInOn(10, impostor, stranger.cookie), 401, 'ACCOUNT_OF_ANOTHER_CHAIN');
      expect((await signInOn(10, impostor, session)).status).to.equal(200);
      expect((await signInOn(10, impostor)).status).to.equal(200);
    });

    it('leaves ordinary accounts free to name any supported chain', async () => {
      const wallet = aWallet();
      for (const chainId of [8453, 10]) {
        const text = await message(wallet.address, { chainId });
        await verify(text, await wallet.signMessage(text)).expect(200);
      }
    });

    it('signs in before it is deployed (ERC-6492)', async () => {
      const undeployed = aWallet().address as WalletAddress;
      const deployment = { factory: aWallet().address, factoryData: '0x1234' as const };
      world.contractSignatures.foresee(8453, undeployed, owner.address as WalletAddress, deployment);
      const text = await message(undeployed);
      const signature = (await owner.signMessage(text)) as Hex;
      const { factory, factoryData } = deployment;
      await verify(text, serializeErc6492Signature({ address: factory as Hex, data: factoryData, signature })).expect(
        200,
      );
    });
  });

  for (const [why, body, path] of [
    ['no message', { signature: '0x00' }, 'message'],
    ['an empty message', { message: '', signature: '0x00' }, 'message'],
    ['a message that is none', { message: 'hello', signature: '0x00' }, 'message'],
    ['a message that is no text', { message: 7, signature: '0x00' }, 'message'],
    ['a field too many', { message: 'x', signature: '0x00', wallet: '0x' }, 'wallet'],
  ] as const)
    it(`rejects ${why}, and names the field`, async () =>
      expectRefusal(await world.api.post('/api/siwe?action=verify').send(body), 400, 'VALIDATION_FAILED', path));

  it('rejects an address that is not checksummed, and names the form to use', async () => {
    const { address } = aWallet();
    const text = (await message(address)).replace(address, address.toLowerCase());
    const answer = await verify(text, '0x00');
    expectRefusal(answer, 400, 'VALIDATION_FAILED', 'message');
    expect(answer.text).to.include(`must be written as ${address}`);
  });

  it('rejects a message that it reads differently from what was signed, and invalidates its nonce', async () => {
    const wallet = aWallet();
    const text = (await message(wallet.address, { chainId: 1 })).replace('Chain ID: 1', 'Chain ID: 01');
    const signature = await wallet.signMessage(text);
    expectRefusal(await verify(text, signature), 401, 'SIGN_IN_REFUSED');
    expectRefusal(await verify(text, signature), 401, 'NONCE_REFUSED');
  });

  it('rejects a missing signature', async () => {
    const text = await message(aWallet().address);
    expectRefusal(await verify(text, undefined), 400, 'VALIDATION_FAILED', 'signature');
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

    it('does not affect other sessions of the wallet', async () => {
      const first = await signedIn(world);
      const second = await signedIn(world, first.wallet);
      await world.api.post('/api/siwe?action=logout').set(first.bearer).expect(200);
      await world.api.get('/api/user').set(second.bearer).expect(200);
    });

    it('changes nothing without a session', async () => {
      await world.api.post('/api/siwe?action=logout').expect(200);
    });
  });

  it('ends a session after twelve hours', async () => {
    const { bearer } = await signedIn(world);
    world.clock.advance(12 * 60 * MINUTE - 1);
    await world.api.get('/api/user').set(bearer).expect(200);
    world.clock.advance(1);
    expectRefusal(await world.api.get('/api/user').set(bearer), 401, 'UNAUTHENTICATED');
  });

  it('publishes the public key that verifies, and nothing private', async () => {
    const { body } = await world.api.get('/.well-known/jwks.json').expect(200);
    expect(body.keys).to.have.length(1);
    expect(body.keys[0]).to.have.all.keys('kty', 'crv', 'x', 'y', 'kid', 'alg', 'use');
  });
});
