import { expect } from 'chai';
import { getBytes, hexlify, Signature, Wallet } from 'ethers';
import fc from 'fast-check';
import { canonicalSignature, SIGNATURE } from '../../../src/adapters/local/canonical-signature.ts';

const wallets = Array.from({ length: 8 }, (_, n) => new Wallet(`0x${(n + 1).toString(16).padStart(64, '0')}`));
const withV = (signature: string, v: string) => signature.slice(0, -2) + v;
/** The last byte of one signature, as 0 or 1. */
const parityOf = (signature: string) => (signature.endsWith('1b') ? '00' : '01');

describe('canonicalSignature', () => {
  for (const [n, wallet] of wallets.entries())
    it(`writes every form of signature ${n} as r, s and v of 27 or 28`, async () => {
      const signature = await wallet.signMessage(`message ${n}`);
      const forms = [
        signature,
        signature.toUpperCase().replace('0X', '0x'),
        withV(signature, parityOf(signature)),
        Signature.from(signature).compactSerialized,
      ];
      for (const form of forms) {
        expect(SIGNATURE.test(form)).to.equal(true);
        expect(hexlify(canonicalSignature(getBytes(form)))).to.equal(signature);
      }
    });

  it('leaves any other v, and never fails', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 64, maxLength: 65 }), (bytes) => {
        const canonical = canonicalSignature(bytes);
        expect(canonical).to.have.length(65);
        expect(canonicalSignature(canonical)).to.deep.equal(canonical);
        const v = bytes[64];
        if (v !== undefined && v > 1) expect(canonical).to.deep.equal(new Uint8Array(bytes));
      }),
    );
  });
});
