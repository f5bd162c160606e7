import { expect } from 'chai';
import fc from 'fast-check';
import { sameSecret } from '../../../src/adapters/crypto/constant-time.ts';

const secret = () => fc.string({ minLength: 1, unit: 'grapheme' });

describe('sameSecret', () => {
  it('is true for the secret itself', () =>
    fc.assert(
      fc.property(secret(), (text) => {
        expect(sameSecret(text, text)).to.equal(true);
      }),
    ));

  it('is false for any other text', () =>
    fc.assert(
      fc.property(secret(), fc.string({ unit: 'grapheme' }), (expected, given) => {
        fc.pre(given !== expected);
        expect(sameSecret(given, expected)).to.equal(false);
      }),
    ));

  it('is false for a part of the secret and for the secret with something more', () =>
    fc.assert(
      fc.property(secret(), (text) => {
        expect(sameSecret(text.slice(1), text)).to.equal(false);
        expect(sameSecret(text.slice(0, -1), text)).to.equal(false);
        expect(sameSecret(`${text} `, text)).to.equal(false);
        expect(sameSecret(`${text}\0`, text)).to.equal(false);
      }),
    ));

  it('is false when nothing is given, and when no secret was set', () => {
    expect(sameSecret(undefined, 'secret')).to.equal(false);
    expect(sameSecret('', 'secret')).to.equal(false);
    expect(sameSecret(undefined, '')).to.equal(false);
    expect(sameSecret('', '')).to.equal(false);
  });
});
