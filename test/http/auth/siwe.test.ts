import { expect } from 'chai';
import { Signature } from 'ethers';
import sinon from 'sinon';
import { chainUnavailable } from '../../../src/domain/shared/failures.ts';
import { signInSteps } from '../../support/chain/sign-in.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { aWallet, aWorld, signedIn, type TestWorld } from '../../support/service/world.ts';

const MINUTE = 60_000;

describe('/api/siwe', () => {
  let world: TestWorld;
  const { nonce, verify, message } = signInSteps(() => world);
  beforeEach(async () => {
    world = await aWorld();
  });

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
    ['a chain that is not supported', { chainId: 999999 }],
    ['an old issue time', { issuedAt: new Date(Date.UTC(2026, 0, 31, 11, 49, 59)) }],
    ['an expiry that has come', { expirationTime: new Date(Date.UTC(2026, 0, 31, 12)) }],
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

  it('publishes the public key that verifies, and nothing private', async () => {
    const { body } = await world.api.get('/.well-known/jwks.json').expect(200);
    expect(body.keys).to.have.length(1);
    expect(body.keys[0]).to.have.all.keys('kty', 'crv', 'x', 'y', 'kid', 'alg', 'use');
  });
});
