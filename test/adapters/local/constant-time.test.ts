import { expect } from 'chai';
import { sameSecret } from '../../../src/adapters/local/constant-time.ts';

describe('sameSecret', () => {
  for (const secret of ['s', 'correct horse battery staple', 'żółć 🦊', 'x'.repeat(10_000)])
    it(`accepts the same ${secret.length} characters`, () => {
      expect(sameSecret(secret, secret)).to.equal(true);
    });

  for (const given of [undefined, '', 'secre', 'secret ', 'Secret', 'secret\0', 'sécret', 'terces', 'secretsecret'])
    it(`rejects ${JSON.stringify(given) ?? 'nothing'} for "secret"`, () => {
      expect(sameSecret(given, 'secret')).to.equal(false);
    });

  it('matches nothing with an empty secret', () => {
    for (const given of [undefined, '', 'anything']) expect(sameSecret(given, '')).to.equal(false);
  });
});
