import { createHmac, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { expect } from 'chai';
import jwt from 'jsonwebtoken';
import { spy } from 'sinon';
import { publicSessionKey } from '../../../src/adapters/local/session-keys.ts';
import { JwtSessionTokens } from '../../../src/adapters/local/session-tokens.jwt.ts';
import { describeSessionTokensContract } from '../../contracts/auth/session-tokens.contract.ts';
import { DEV_ADDRESS } from '../../support/chain/signing.ts';
import { p256Key } from '../../support/fixtures/signing-keys.ts';

const baseUrl = 'https://api.example.com';
const freshKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
const [ours, newer, theirs] = [freshKey(), freshKey(), freshKey()];

describeSessionTokensContract('JSON Web Tokens', () => ({
  tokens: new JwtSessionTokens({ baseUrl, keys: [p256Key(ours)] }),
  stranger: new JwtSessionTokens({ baseUrl, keys: [p256Key(theirs)] }),
  elsewhere: new JwtSessionTokens({ baseUrl: 'https://other.example.com', keys: [p256Key(ours)] }),
  rotated: new JwtSessionTokens({ baseUrl, keys: [p256Key(newer), p256Key(ours)] }),
}));

const NOON = new Date('2026-01-31T12:00:00.000Z');
const iat = NOON.getTime() / 1000;
const claims = {
  iss: baseUrl,
  aud: baseUrl,
  sub: DEV_ADDRESS,
  jti: 'a-session',
  iat,
  exp: iat + 3600,
  provider: 'siwe',
};
const kid = publicSessionKey(ours).kid;
const tokens = new JwtSessionTokens({ baseUrl, keys: [p256Key(ours)] });

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const raw = (
  header: unknown,
  payload: unknown,
  key: KeyObject = ours,
  dsaEncoding: 'der' | 'ieee-p1363' = 'ieee-p1363',
) => {
  const text = `${part(header)}.${part(payload)}`;
  return `${text}.${sign('sha256', Buffer.from(text), { key, dsaEncoding }).toString('base64url')}`;
};
const genuineHeader = { alg: 'ES256', typ: 'JWT', kid };
/** A token with any claims and header; undefined omits one. */
const signed = (changed: object, key: KeyObject = ours, header: object = {}) =>
  raw({ ...genuineHeader, ...header }, { ...claims, ...changed }, key);
const macked = (secret: string | Buffer, header: object = {}) => {
  const text = `${part({ ...genuineHeader, alg: 'HS256', ...header })}.${part(claims)}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};

describe('JwtSessionTokens', () => {
  it('writes the claims and the header that the discovery documents describe', async () => {
    const expiresAt = new Date((iat + 43_200) * 1000);
    const session = { id: 'a-session', wallet: DEV_ADDRESS, provider: 'embedded', createdAt: NOON, expiresAt } as const;
    const token = jwt.decode(await tokens.issue(session), { complete: true });
    expect(token?.header).to.deep.equal({ alg: 'ES256', typ: 'JWT', kid });
    expect(token?.payload).to.deep.equal({ ...claims, provider: 'embedded', exp: iat + 43_200 });
  });

  it('issues tokens that its published key verifies', async () => {
    const session = {
      id: 'a',
      wallet: DEV_ADDRESS,
      provider: 'siwe',
      createdAt: new Date(),
      expiresAt: new Date(Date.now() + 9000),
    } as const;
    const [published] = tokens.publicKeys();
    const key = createPublicKey({ key: { ...published }, format: 'jwk' });
    expect(jwt.verify(await tokens.issue(session), key, { algorithms: ['ES256'] })).to.include({ jti: 'a' });
  });

  it('verifies a signature once, and drops it from the cache when it expires', () => {
    const verifications = spy(jwt, 'verify');
    try {
      const token = signed({ jti: 'seen-before' });
      for (const later of [0, 1000, 3_599_999]) tokens.verify(token, new Date(NOON.getTime() + later));
      expect(verifications.callCount).to.equal(1);
      expect(tokens.verify(token, new Date(NOON.getTime() + 3_600_000))).to.equal(undefined);
      tokens.verify(token, NOON);
      expect(verifications.callCount).to.equal(2);
    } finally {
      verifications.restore();
    }
  });

  it('contains the session id, so that a session can be revoked before it expires', () => {
    expect(tokens.verify(signed({ jti: 'logged-out' }), NOON)?.id).to.equal('logged-out');
  });

  it('accepts the tokens below when they are not forged', () => {
    expect(tokens.verify(signed({}), NOON)).to.include({ id: 'a-session', wallet: DEV_ADDRESS });
    expect(tokens.verify(signed({ exp: iat + 43_260 }), NOON)).to.include({ id: 'a-session' });
  });

  const publicKey = createPublicKey(ours);
  const pem = publicKey.export({ format: 'pem', type: 'spki' }).toString();
  const jwk = publicKey.export({ format: 'jwk' });
  const p384 = generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey;

  for (const [what, token] of [
    ['alg none without a signature', `${part({ ...genuineHeader, alg: 'none' })}.${part(claims)}.`],
    ['alg none with a signature of ours', signed({}, ours, { alg: 'none' })],
    ['alg None', signed({}, ours, { alg: 'None' })],
    ['no alg', signed({}, ours, { alg: undefined })],
    ['a list of algs', signed({}, ours, { alg: ['ES256'] })],
    ['HS256 keyed by our public key in PEM', macked(pem)],
    ['HS256 keyed by our public key in DER', macked(publicKey.export({ format: 'der', type: 'spki' }))],
    ['HS256 keyed by our public key as a JWK', macked(JSON.stringify(jwk))],
    ['HS256 keyed by nothing', macked('')],
    ['a MAC that says ES256', macked(pem, { alg: 'ES256' })],
    ['ES384 under our key id', jwt.sign(claims, p384, { algorithm: 'ES384', keyid: kid })],
    ['our signature under another alg', signed({}, ours, { alg: 'ES384' })],
    ['another key under our key id', signed({}, theirs)],
    ['another key under its own key id', signed({}, theirs, { kid: publicSessionKey(theirs).kid })],
    [
      'another key that it brings as jwk',
      signed({}, theirs, { jwk: createPublicKey(theirs).export({ format: 'jwk' }) }),
    ],
    ['our key with a jwk header', signed({}, ours, { jwk })],
    ['our key with a jku header', signed({}, ours, { jku: 'https://evil.example/keys' })],
    ['our key with an x5u header', signed({}, ours, { x5u: 'https://evil.example/cert' })],
    ['our key with a crit header', signed({}, ours, { crit: ['b64'], b64: false })],
    ['another typ', signed({}, ours, { typ: 'at+jwt' })],
    ['no typ', signed({}, ours, { typ: undefined })],
    ['no key id', signed({}, ours, { kid: undefined })],
    ['a key id that is a path', signed({}, ours, { kid: '../../x' })],
    ['a key id that is SQL', signed({}, ours, { kid: "' OR 1=1 --" })],
    ['a key id that every object has', signed({}, ours, { kid: '__proto__' })],
    ['a key id that is a list', signed({}, ours, { kid: [kid] })],
    ['another issuer', signed({ iss: 'https://evil.example' })],
    ['another audience', signed({ aud: 'https://evil.example' })],
    ['our audience among others', signed({ aud: [baseUrl, 'https://evil.example'] })],
    ['a life of ten years', signed({ exp: iat + 315_360_000 })],
    ['a life one second past what clocks may differ', signed({ exp: iat + 43_261 })],
    ['an expiry before its issue', signed({ iat: iat + 10, exp: iat + 5 })],
    ['an expiry that is a text', signed({ exp: String(iat + 3600) })],
    ['an issue time that is a text', signed({ iat: String(iat) })],
    ['an issue in the future', signed({ iat: iat + 61, exp: iat + 3600 })],
    ['half a second', signed({ exp: iat + 3600.5 })],
    ['a time before which it is not valid', signed({ nbf: iat - 10 })],
    ['a subject that is no address', signed({ sub: 'admin' })],
    ['a subject in lower case', signed({ sub: DEV_ADDRESS.toLowerCase() })],
    ['a subject that is a list', signed({ sub: [DEV_ADDRESS] })],
    ['an empty session id', signed({ jti: '' })],
    ['a session id that is a number', signed({ jti: 7 })],
    ['an unknown provider', signed({ provider: 'password' })],
    ...Object.keys(claims).map((claim) => [`no ${claim}`, signed({ [claim]: undefined })] as const),
    ['a payload that is a text', raw(genuineHeader, 'plain')],
    ['a payload that is null', raw(genuineHeader, null)],
    ['a payload that is a list', raw(genuineHeader, [claims])],
    ['a payload that is no JSON', `${part(genuineHeader)}.bm9wZQ.${'A'.repeat(86)}`],
    ['a header that is null', raw(null, claims)],
    ['a header that is a text', raw('ES256', claims)],
    ['a signature in DER', raw(genuineHeader, claims, ours, 'der')],
    ['a blank after it', `${signed({})} `],
    ['the scheme before it', `Bearer ${signed({})}`],
    ['a fourth part', `${signed({})}.AAAA`],
    ['10 kB of claims', signed({ extra: 'x'.repeat(10_000) })],
  ] as const)
    it(`rejects ${what}`, () => expect(tokens.verify(token, NOON)).to.equal(undefined));

  it('cannot be created without a key, or with one of another curve', () => {
    expect(() => new JwtSessionTokens({ baseUrl, keys: [] })).to.throw(TypeError);
    expect(() => new JwtSessionTokens({ baseUrl, keys: [p256Key(p384)] })).to.throw(TypeError, 'P-256');
  });
});
