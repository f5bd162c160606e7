import { createHmac } from 'node:crypto';
import { expect } from 'chai';
import { PrivyEmbeddedWalletVerifier } from '../../../src/adapters/embedded-wallet/embedded-wallet-verifier.privy.ts';
import { embeddedWalletRefused } from '../../../src/domain/auth/errors.ts';
import type { WalletAddress } from '../../../src/domain/shared/wallet-address.ts';
import { ALICE, at, BOB } from '../../support/fixtures/store-fixtures.ts';
import { failureOf } from '../../support/rejection.ts';
import {
  APP_ID,
  aProviderKey,
  aWalletAccount,
  ISSUER,
  identityToken,
  type KeyServer,
  startKeyServer,
} from '../../support/servers/identity-provider.ts';

const USER = '5f7e2c1a-6a35-4b8e-9d3e-1f0a2b3c4d5e';
const part = (json: object) => Buffer.from(JSON.stringify(json)).toString('base64url');

describe('an identity token of Privy', () => {
  const key = aProviderKey('k1');
  const stranger = aProviderKey('k1');
  const wide = aProviderKey('k2', 'P-384');
  let server: KeyServer;
  let verifier: PrivyEmbeddedWalletVerifier;
  before(async () => {
    server = await startKeyServer([key, wide]);
    verifier = new PrivyEmbeddedWalletVerifier(
      { appId: APP_ID, issuer: ISSUER, jwksUrl: server.url },
      { now: () => at() },
    );
  });
  after(() => server.stop());

  const verify = (
    token: string | undefined,
    { address = ALICE, userId, now = at() }: Partial<{ address: WalletAddress; userId: string; now: Date }> = {},
  ) => verifier.verify({ address, token, userId }, now);
  const good = (claims: object = {}, header?: object) =>
    identityToken([aWalletAccount(ALICE)], { key, now: at(), claims, ...(header && { header }) });
  const refused = (token: string | undefined, options?: Parameters<typeof verify>[1]) =>
    failureOf(verify(token, options), embeddedWalletRefused);

  it('proves the wallet, in any letter case, and returns the user id', async () => {
    expect(await verify(good())).to.equal(`did:privy:${USER}`);
    expect(await verify(identityToken([aWalletAccount(ALICE.toLowerCase())], { key, now: at() }))).to.be.a('string');
  });

  it('proves a smart wallet', async () => {
    const account = { type: 'smart_wallet', address: ALICE, smart_wallet_type: 'safe' };
    await verify(identityToken([account], { key, now: at() }));
  });

  it('does not prove any other wallet', () => refused(good(), { address: BOB }));

  for (const [why, account] of [
    ['an e-mail', { type: 'email', address: ALICE }],
    ['a telephone', { type: 'phone', address: ALICE }],
    ['a wallet of Solana', { ...aWalletAccount(ALICE), chain_type: 'solana' }],
    ['a type that is new', { ...aWalletAccount(ALICE), type: 'wallet_pending' }],
    ['a wallet without an address', { type: 'wallet', chain_type: 'ethereum' }],
    ['a wallet whose address is a number', { ...aWalletAccount(ALICE), address: 1 }],
    ['a wrong checksum', aWalletAccount(ALICE.replace('f39F', 'F39F'))],
  ] as const)
    it(`does not accept ${why} as the wallet`, () => refused(identityToken([account], { key, now: at() })));

  it('finds the wallet among accounts of every type', async () => {
    const accounts = [{ type: 'email', address: 'a@example.org' }, { type: 'unheard_of', x: [1] }, aWalletAccount(BOB)];
    await verify(identityToken([...accounts, aWalletAccount(ALICE)], { key, now: at() }));
  });

  for (const [why, claims] of [
    ['no accounts, as an access token', { linked_accounts: undefined }],
    ['accounts that are no JSON', { linked_accounts: '[{' }],
    ['accounts that are no list', { linked_accounts: '{"type":"wallet"}' }],
    ['accounts that are not text', { linked_accounts: [aWalletAccount(ALICE)] }],
    ['another audience', { aud: 'another-app' }],
    ['no audience', { aud: undefined }],
    ['another issuer', { iss: 'evil.example' }],
    ['no issuer', { iss: undefined }],
    ['no expiry', { exp: undefined }],
    ['no subject', { sub: undefined }],
    ['an empty subject', { sub: '' }],
    ['a start in the future', { nbf: Math.floor(at().getTime() / 1000) + 600 }],
  ] as const)
    it(`is rejected with ${why}`, () => refused(good(claims)));

  it('is rejected from the second at which it expires', async () => {
    const exp = Math.floor(at().getTime() / 1000) + 60;
    await verify(good({ exp }), { now: new Date(exp * 1000 - 1) });
    await refused(good({ exp }), { now: new Date(exp * 1000) });
  });

  it('is rejected when it belongs to another user', async () => {
    await verify(good(), { userId: USER });
    await verify(good({ sub: USER }), { userId: USER });
    await refused(good(), { userId: '5f7e2c1a-6a35-4b8e-9d3e-1f0a2b3c4d5f' });
    await refused(good(), { userId: USER.slice(1) });
  });

  for (const [why, token] of [
    [
      'signed by another key of the same id',
      () => identityToken([aWalletAccount(ALICE)], { key: stranger, now: at() }),
    ],
    ['of an unknown key', () => good({}, { kid: 'k9' })],
    ['whose key is of another curve', () => good({}, { kid: 'k2' })],
    ['without a key id', () => good({}, { kid: undefined })],
    ['whose key id is a path', () => good({}, { kid: '../../etc/passwd' })],
    ['that brings its key along', () => good({}, { jwk: stranger.jwk })],
    ['that says where its keys are', () => good({}, { jku: 'https://evil.example/jwks.json' })],
    ['with critical extensions', () => good({}, { crit: ['exp'] })],
    ['that is missing', () => undefined],
    ['that is empty', () => ''],
    ['that is no token', () => 'a.b.c'],
    ['of two parts', () => good().split('.').slice(0, 2).join('.')],
    ['with a changed claim', () => good().replace(/\.[\w-]+\./, `.${part({ sub: 'x' })}.`)],
    ['that is not signed', () => `${part({ alg: 'none', kid: 'k1' })}.${good().split('.')[1]}.`],
    ['longer than a header can be', () => good({ custom_metadata: 'x'.repeat(16_384) })],
  ] as const)
    it(`is rejected ${why}`, () => refused(token()));

  it('is rejected when it is signed with the public key as an HMAC secret', async () => {
    const [, claims] = good().split('.');
    const signed = `${part({ alg: 'HS256', typ: 'JWT', kid: 'k1' })}.${claims}`;
    const signature = createHmac('sha512', JSON.stringify(key.jwk)).update(signed).digest('base64url');
    await refused(`${signed}.${signature}`);
  });
});
