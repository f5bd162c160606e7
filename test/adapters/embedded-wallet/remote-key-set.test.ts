import { expect } from 'chai';
import { RemoteKeySet } from '../../../src/adapters/embedded-wallet/remote-key-set.ts';
import { SettableClock } from '../../../src/adapters/local/clock.ts';
import { embeddedWalletUnavailable } from '../../../src/domain/auth/errors.ts';
import { at, atOnce } from '../../support/fixtures/store-fixtures.ts';
import { failureOf } from '../../support/rejection.ts';
import { aProviderKey, json, type KeyServer, startKeyServer } from '../../support/servers/identity-provider.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TIMEOUT_MS = 1_500;

const drip: Parameters<KeyServer['answer']>[0] = (res) => {
  const drops = setInterval(() => res.write(' '), 50);
  res.once('close', () => clearInterval(drops));
};

describe('RemoteKeySet', () => {
  const [first, second] = [aProviderKey('k1'), aProviderKey('k2')];
  let server: KeyServer;
  let clock: SettableClock;
  let keys: RemoteKeySet;
  beforeEach(async () => {
    server = await startKeyServer([first]);
    clock = new SettableClock(at());
    keys = new RemoteKeySet({ url: server.url, timeoutMs: TIMEOUT_MS }, clock);
  });
  afterEach(() => server.stop());
  const has = async (kid: string) => (await keys.find(kid)) !== undefined;
  const down = () => server.answer((res) => res.destroy());

  it('finds a key of the set with one request', async () => {
    expect((await keys.find('k1'))?.export({ format: 'jwk' })).to.deep.include({ kty: 'EC', crv: 'P-256' });
    await atOnce(20, () => keys.find('k1'));
    expect(server.requests()).to.equal(1);
  });

  it('makes one request for concurrent callers', async () => {
    expect(await atOnce(20, () => has('k1'))).to.not.include(false);
    expect(server.requests()).to.equal(1);
  });

  it('finds a new key when it is first used', async () => {
    await has('k1');
    server.serve([first, second]);
    clock.advance(MINUTE);
    expect(await has('k2')).to.equal(true);
    expect(server.requests()).to.equal(2);
  });

  it('makes at most one request a minute for unknown keys', async () => {
    await has('k1');
    for (let i = 0; i < 100; i += 1) expect(await has(`made up ${i}`)).to.equal(false);
    expect(server.requests()).to.equal(1);
    clock.advance(MINUTE);
    await atOnce(100, (index) => has(`made up ${index}`));
    expect(server.requests()).to.equal(2);
  });

  it('removes a withdrawn key within an hour', async () => {
    await has('k1');
    server.serve([second]);
    clock.advance(HOUR - 1);
    expect(await has('k1')).to.equal(true);
    clock.advance(1);
    expect(await has('k1')).to.equal(false);
    expect(await has('k2')).to.equal(true);
  });

  it('keeps the last keys for six hours while they cannot be read', async () => {
    await has('k1');
    down();
    clock.advance(6 * HOUR - 1);
    expect(await has('k1')).to.equal(true);
    clock.advance(1);
    await failureOf(keys.find('k1'), embeddedWalletUnavailable);
  });

  it('rejects for an unknown key while the keys cannot be read', async () => {
    await has('k1');
    down();
    clock.advance(MINUTE);
    await failureOf(keys.find('k2'), embeddedWalletUnavailable);
    expect(await has('k1')).to.equal(true);
  });

  it('makes at most one request a minute to a provider that is down, and recovers', async () => {
    down();
    for (let i = 0; i < 10; i += 1) await failureOf(keys.find('k1'), embeddedWalletUnavailable);
    expect(server.requests()).to.equal(1);
    server.serve([first]);
    clock.advance(MINUTE - 1);
    await failureOf(keys.find('k1'), embeddedWalletUnavailable);
    clock.advance(1);
    expect(await has('k1')).to.equal(true);
  });

  for (const [trouble, answer] of [
    ['cuts the connection', (res) => res.destroy()],
    ['says nothing', () => {}],
    ['sends the head and no body', (res) => res.writeHead(200, { 'content-type': 'application/json' }).flushHeaders()],
    ['drips', drip],
    ['sends HTML', (res) => res.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Welcome</h1>')],
    [
      'cuts the JSON off',
      (res) => res.writeHead(200, { 'content-length': '500' }).end('{"keys":[{"kty":"EC"', () => res.destroy()),
    ],
    ['sends half of the JSON', (res) => res.end('{"keys":[{"kty":"EC"')],
    ['answers 401', json({ error: 'no' }, 401)],
    ['answers 404', json({ error: 'no' }, 404)],
    ['answers 429', json({ keys: [first.jwk] }, 429, { 'retry-after': '30' })],
    ['answers 500', json({ keys: [first.jwk] }, 500)],
    ['leads elsewhere', (res) => res.writeHead(302, { location: 'http://127.0.0.1:9/' }).end()],
    ['sends a list', json([first.jwk])],
    ['sends no keys', json({})],
    ['sends null', json(null)],
    ['sends an empty set', json({ keys: [] })],
    ['sends keys that are texts', json({ keys: ['k1'] })],
    ['sends RSA keys only', json({ keys: [{ kty: 'RSA', kid: 'k1', n: 'AQAB', e: 'AQAB' }] })],
    ['sends a key of another curve', json({ keys: [aProviderKey('k1', 'P-384').jwk] })],
    ['sends a key for encryption', json({ keys: [{ ...first.jwk, use: 'enc' }] })],
    ['sends a key without an id', json({ keys: [{ ...first.jwk, kid: undefined }] })],
    ['sends a point that is not on the curve', json({ keys: [{ ...first.jwk, x: 'AAAA' }] })],
    ['sends a key whose id is a number', json({ keys: [{ ...first.jwk, kid: 1 }] })],
    ['sends more than a set can be', json({ keys: [first.jwk], padding: 'x'.repeat(70_000) })],
  ] as const satisfies readonly (readonly [string, Parameters<KeyServer['answer']>[0]])[])
    it(`is unavailable, with the cause, when the provider ${trouble}`, async () => {
      server.answer(answer);
      const { cause } = await failureOf(keys.find('k1'), embeddedWalletUnavailable);
      expect(cause).to.be.an.instanceOf(Error);
    });

  it('is unavailable when the connection is refused', async () => {
    const nobody = new RemoteKeySet({ url: 'http://127.0.0.1:1/', timeoutMs: TIMEOUT_MS }, clock);
    await failureOf(nobody.find('k1'), embeddedWalletUnavailable);
  });

  it('ignores keys of other types', async () => {
    server.answer(json({ keys: [{ kty: 'RSA', kid: 'r' }, aProviderKey('wide', 'P-384').jwk, first.jwk] }));
    expect(await has('k1')).to.equal(true);
    expect(await has('r')).to.equal(false);
    expect(await has('wide')).to.equal(false);
  });
});
