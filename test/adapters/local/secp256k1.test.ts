import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { SigningKey, toBeHex } from 'ethers';
import fc from 'fast-check';
import { attempt, CURVE_ORDER, secp256k1 } from '../../../src/adapters/local/secp256k1.ts';
import { CURVES, ethersSecp256k1 } from '../../support/chain/ethers-secp256k1.ts';

const hex = (bytes: Uint8Array | undefined) => bytes && Buffer.from(bytes).toString('hex');
const sha256 = (text: string) => createHash('sha256').update(text).digest();
const word = (value: bigint) => Buffer.from(toBeHex(value, 32).slice(2), 'hex');
const signatureOf = (r: bigint, s: bigint, v = 27) => Buffer.concat([word(r), word(s), Buffer.from([v])]);

const digests = fc.uint8Array({ minLength: 32, maxLength: 32 });
const privateKeys = fc.oneof(fc.bigInt(1n, CURVE_ORDER - 1n), fc.constantFrom(1n, 2n, CURVE_ORDER - 1n)).map(word);

describe('secp256k1', () => {
  it('throws unknown errors instead of reporting an invalid signature', () => {
    const fail = () => {
      throw new Error('out of memory');
    };
    expect(() => attempt(/^Expected Signature$/, fail)).to.throw('out of memory');
    expect(() => secp256k1.recover(Buffer.alloc(31), signatureOf(1n, 1n))).to.throw('Expected Hash');
  });

  it('computes the same public key by either library', () => {
    const isAlike = (privateKey: Uint8Array) => {
      expect(hex(secp256k1.publicKeyOf(privateKey))).to.equal(hex(ethersSecp256k1.publicKeyOf(privateKey)));
    };
    fc.assert(fc.property(privateKeys, isAlike), { numRuns: 30 });
  });

  it('signs and recovers the same bytes by either library', () => {
    fc.assert(
      fc.property(digests, privateKeys, (digest, privateKey) => {
        const signature = secp256k1.sign(digest, privateKey);
        expect(hex(ethersSecp256k1.sign(digest, privateKey))).to.equal(hex(signature));
        expect(hex(ethersSecp256k1.recover(digest, signature))).to.equal(hex(secp256k1.recover(digest, signature)));
      }),
      { numRuns: 60 },
    );
  });

  it('validates any 65 bytes alike by either library', () => {
    const anyBytes = fc.tuple(
      fc.bigInt(0n, 2n ** 256n - 1n),
      fc.bigInt(0n, CURVE_ORDER / 2n + 3n),
      fc.integer({ min: 26, max: 29 }),
    );
    fc.assert(
      fc.property(digests, anyBytes, (digest, [r, s, v]) => {
        const [one, other] = [secp256k1, ethersSecp256k1].map((curve) => curve.recover(digest, signatureOf(r, s, v)));
        expect(hex(one)).to.equal(hex(other));
      }),
      { numRuns: 100 },
    );
  });
});

for (const [library, curve] of CURVES)
  describe(`secp256k1, by ${library}`, () => {
    // The widely used RFC 6979 vector of this curve: key 1, SHA-256 of the text.
    it('signs deterministically by RFC 6979', () => {
      expect(hex(curve.sign(sha256('Satoshi Nakamoto'), word(1n)).subarray(0, 64))).to.equal(
        '934b1ea10a4b3c1757e2b0c017d0b6143ce3c9a7e6a4a49860d7a6ab210ee3d8' +
          '2442ce9d2b916064108014783e923ec36b49743e2ffa1c4496f01a512aafd9e5',
      );
    });

    it('recovers the public key of the signer, and signs with s in the lower half', () => {
      fc.assert(
        fc.property(digests, privateKeys, (digest, privateKey) => {
          const signature = curve.sign(digest, privateKey);
          expect(BigInt(`0x${hex(signature.subarray(32, 64))}`) <= CURVE_ORDER / 2n).to.equal(true);
          expect(`0x${hex(curve.recover(digest, signature))}`).to.equal(new SigningKey(privateKey).publicKey);
        }),
        { numRuns: 25 },
      );
    });

    const digest = sha256('a message');
    const genuine = curve.sign(digest, word(7n));
    const r = BigInt(`0x${hex(genuine.subarray(0, 32))}`);
    const s = BigInt(`0x${hex(genuine.subarray(32, 64))}`);
    const v = genuine[64] ?? 0;
    const half = CURVE_ORDER / 2n;

    for (const [what, signature] of [
      ['the other s, which the same key could have made', signatureOf(r, CURVE_ORDER - s, 55 - v)],
      ['s one past the half', signatureOf(r, half + 1n, v)],
      ['s of the order less one', signatureOf(r, CURVE_ORDER - 1n, v)],
      ['s of zero', signatureOf(r, 0n, v)],
      ['s past the order', signatureOf(r, 2n ** 256n - 1n, v)],
      ['r of zero', signatureOf(0n, s, v)],
      ['r of the order', signatureOf(CURVE_ORDER, s, v)],
      ['r past the order', signatureOf(2n ** 256n - 1n, s, v)],
      ['r that is no point of the curve', signatureOf(5n, s, v)],
      ['v of 0', signatureOf(r, s, 0)],
      ['v of 29', signatureOf(r, s, 29)],
      ['64 bytes', genuine.subarray(0, 64)],
      ['66 bytes', Buffer.concat([genuine, Buffer.from([0])])],
    ] as const)
      it(`recovers nothing from ${what}`, () => expect(curve.recover(digest, signature)).to.equal(undefined));

    it('recovers with s of exactly half the order', () => {
      expect(curve.recover(digest, signatureOf(r, half, v))?.length).to.equal(65);
    });

    it('recovers nothing when the point would be at infinity', () => {
      // With R the generator G and s the digest, s·R - digest·G is the neutral point.
      const generator = new SigningKey(word(1n)).publicKey;
      const x = BigInt(`0x${generator.slice(4, 68)}`);
      expect(curve.recover(word(12_345n), signatureOf(x, 12_345n, 27))).to.equal(undefined);
      expect(curve.recover(word(12_346n), signatureOf(x, 12_345n, 27))?.length).to.equal(65);
    });
  });
