import { expect } from 'chai';
import { HmacKeyDigests } from '../../../src/adapters/local/key-digests.hmac.ts';

describe('HmacKeyDigests', () => {
  it('is HMAC-SHA256 in hexadecimal digits (RFC 4231, test case 2)', () => {
    expect(new HmacKeyDigests('Jefe').digestOf('what do ya want for nothing?')).to.equal(
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    );
  });

  it('depends on the pepper', () => {
    expect(new HmacKeyDigests('one').digestOf('key')).not.to.equal(new HmacKeyDigests('other').digestOf('key'));
  });

  it('cannot be created without a pepper', () => {
    expect(() => new HmacKeyDigests('')).to.throw(TypeError);
  });
});
