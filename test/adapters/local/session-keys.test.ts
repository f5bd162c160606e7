import { createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { expect } from 'chai';
import { newSessionKey, parseSessionKeys, publicSessionKey } from '../../../src/adapters/local/session-keys.ts';

describe('session keys', () => {
  it('are parsed from a comma-separated text, in order', () => {
    const texts = [newSessionKey(), newSessionKey(), newSessionKey()];
    const keys = parseSessionKeys(texts.join(' , '));
    expect(keys.map((key) => key.export({ format: 'der', type: 'pkcs8' }).toString('base64'))).to.deep.equal(texts);
    expect(new Set(texts).size).to.equal(3);
    for (const key of keys) expect(key.type).to.equal('private');
  });

  // The key and thumbprint of RFC 9449, section 6.
  it('have their RFC 7638 thumbprint as id', () => {
    const x = 'l8tFrhx-34tV3hRICRDY9zCkDlpBhF42UQUfWVAWBFs';
    const y = '9VE4jf_Ok_o64zbTTlcuNJajHmt6v9TDVrU0CdvGRDA';
    const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    expect(publicSessionKey(key)).to.deep.equal({
      kty: 'EC',
      crv: 'P-256',
      x,
      y,
      kid: '0ZcOCORZNYy-DWpqq30jZyJGHTN0d2HglBV3uiguA4I',
      alg: 'ES256',
      use: 'sig',
    });
  });

  const good = newSessionKey();
  const ours = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey;
  const der = (key: KeyObject) => key.export({ format: 'der', type: 'pkcs8' }).toString('base64');
  const spki = createPublicKey(ours).export({ format: 'der', type: 'spki' }).toString('base64');
  const rsa = der(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey);
  const secp256k1 = der(generateKeyPairSync('ec', { namedCurve: 'secp256k1' }).privateKey);

  for (const [what, text, message] of [
    ['an empty text', '', 'Session key 1 is not base64'],
    ['a comma too many', `${good},`, 'Session key 2 is not base64'],
    ['a PEM', ours.export({ format: 'pem', type: 'pkcs8' }).toString(), 'Session key 1 is not base64'],
    ['base64 of something else', 'aGVsbG8gd29ybGQh', 'Session key 1 is not a PKCS#8 private key in DER'],
    ['a key cut short', good.slice(0, 100), 'Session key 1 is not a PKCS#8 private key in DER'],
    ['a public key', spki, 'Session key 1 is not a PKCS#8 private key in DER'],
    ['an RSA key', rsa, 'Session key 1 is not a P-256 key'],
    ['a key of another curve', `${good},${secp256k1}`, 'Session key 2 is not a P-256 key'],
    ['the same key twice', `${good},${good}`, 'Session key 2 repeats an earlier one'],
    ['several faults', `x,${good},${rsa}`, 'Session key 1 is not base64; Session key 3 is not a P-256 key'],
  ] as const)
    it(`reject ${what}, naming the entry without quoting it`, () => {
      expect(() => parseSessionKeys(text))
        .to.throw(AggregateError)
        .with.property('message', message);
    });
});
