import { expect } from 'chai';
import { getBytes, hexlify, keccak256, Signature, SigningKey } from 'ethers';
import fc from 'fast-check';
import { CURVE_ORDER } from '../../../src/adapters/local/secp256k1.ts';
import { crc32c } from '../../../src/adapters/signer/signer.gcp-kms.ts';
import { readDer, validSignature } from '../../../src/adapters/signer/valid-signature.ts';
import { bytes32, DEV_KEY } from '../../support/chain/signing.ts';
import { der } from '../../support/servers/signers/vault.ts';

const inRange = fc.oneof(fc.bigInt(1n, CURVE_ORDER - 1n), fc.bigInt(1n, 300n), fc.constant(CURVE_ORDER - 1n));
const messages = fc.uint8Array({ maxLength: 100 });
const keys = bytes32.filter((key) => BigInt(key) > 0n && BigInt(key) < CURVE_ORDER);
const verifierOf = (key: SigningKey) => ({ algorithm: 'secp256k1', publicKey: getBytes(key.publicKey) }) as const;

describe('readDer', () => {
  it('reads what was written, numbers of any length', () => {
    fc.assert(
      fc.property(inRange, inRange, (r, s) => {
        expect(readDer(der({ r, s }), CURVE_ORDER)).to.deep.equal({ r, s });
      }),
    );
  });

  for (const [what, hex] of [
    ['nothing', ''],
    ['another tag', '3106020101020101'],
    ['a wrong length', '3007020101020101'],
    ['a long-form length', '308106020101020101'],
    ['bytes after it', '300602010102010100'],
    ['bytes inside after the numbers', '300702010102010100'],
    ['one number', '3003020101'],
    ['an empty number', '30050200020101'],
    ['a negative number', '3006020181020101'],
    ['a padded number', '300702020001020101'],
    ['zero', '3006020100020101'],
    ['another type', '3006030101020101'],
    ['a number that is cut', '3006020101020501'],
  ] as const)
    it(`refuses ${what}`, () => expect(readDer(Buffer.from(hex, 'hex'), CURVE_ORDER)).to.equal(undefined));

  it('refuses the order and more', () => {
    for (const s of [CURVE_ORDER, CURVE_ORDER + 1n, 2n ** 256n])
      expect(readDer(der({ r: 1n, s }), CURVE_ORDER)).to.equal(undefined);
  });
});

describe('validSignature', () => {
  it('returns what ethers returns, from DER with either s', () => {
    fc.assert(
      fc.property(keys, messages, fc.boolean(), (privateKey, message, high) => {
        const key = new SigningKey(privateKey);
        const expected = key.sign(keccak256(message));
        const s = high ? CURVE_ORDER - BigInt(expected.s) : BigInt(expected.s);
        const signature = validSignature(verifierOf(key), message, der({ r: BigInt(expected.r), s }), 'der');
        expect(signature && hexlify(signature)).to.equal(expected.serialized);
      }),
      { numRuns: 60 },
    );
  });

  it('accepts no signature with a changed bit, unless it is the same one', () => {
    const key = new SigningKey(DEV_KEY);
    const message = Buffer.from('a message');
    const { r, s, serialized } = key.sign(keccak256(message));
    const genuine = der({ r: BigInt(r), s: BigInt(s) });
    for (let bit = 0; bit < genuine.length * 8; bit += 1) {
      const changed = Buffer.from(genuine);
      changed[bit >> 3] = (changed[bit >> 3] as number) ^ (1 << (bit & 7));
      expect(validSignature(verifierOf(key), message, changed, 'der'), `bit ${bit}`).to.equal(undefined);
    }
    const rsv = getBytes(Signature.from(serialized).serialized);
    expect(validSignature(verifierOf(key), message, rsv, 'rsv')).to.deep.equal(Buffer.from(rsv));
    expect(validSignature(verifierOf(key), message, rsv.subarray(0, 64), 'rsv')).to.equal(undefined);
  });

  it('refuses a signature over the digest of the digest, which a signer that hashes makes of a digest', () => {
    const key = new SigningKey(DEV_KEY);
    const message = Buffer.from('a message');
    const twice = key.sign(keccak256(keccak256(message)));
    const given = der({ r: BigInt(twice.r), s: BigInt(twice.s) });
    expect(validSignature(verifierOf(key), message, given, 'der')).to.equal(undefined);
  });
});

it('crc32c is the checksum of RFC 3720', () => {
  expect(crc32c(Buffer.from('123456789'))).to.equal(0xe3069283);
  expect(crc32c(Buffer.alloc(32))).to.equal(0x8a9136aa);
  expect(crc32c(Buffer.alloc(0))).to.equal(0);
});
