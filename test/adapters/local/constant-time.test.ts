import { expect } from 'chai';
import { sameSecret } from '../../../src/adapters/local/constant-time.ts';

describe('sameSecret', () => {
  for (const secret of ['s', 'correct horse battery staple', 'żółć 🦊', 'x'.repeat(10_000)])
    it(`accepts the very same ${secret.length} characters`, () => {
      expect(sameSecret(secret, secret)).to.equal(true);
    });

  for (const given of [undefined, '', 'secre', 'secret ', 'Secret', 'secret\0', 'sécret', 'terces', 'secretsecret'])
    it(`refuses ${JSON.stringify(given) ?? 'nothing'} for "secret"`, () => {
      expect(sameSecret(given, 'secret')).to.equal(false);
    });

  it('lets nothing match a secret that was never set', () => {
    for (const given of [undefined, '', 'anything']) expect(sameSecret(given, '')).to.equal(false);
  });
});
