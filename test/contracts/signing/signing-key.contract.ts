import { verify } from 'node:crypto';
import { expect } from 'chai';
import { SigningKey as EthersKey, hexlify, keccak256, Signature } from 'ethers';
import fc from 'fast-check';
import { publicKeyObject } from '../../../src/adapters/local/public-key.ts';
import { CURVE_ORDER } from '../../../src/adapters/local/secp256k1.ts';
import type { KeyAlgorithm, SigningKey } from '../../../src/application/ports/signing.ts';
import { atOnce } from '../../support/fixtures/store-fixtures.ts';

export type KeyWorld = Readonly<{
  key: SigningKey;
  /** Tells the far side which message comes next. */
  announce: (message: Uint8Array) => void;
}>;

/** Whether other code accepts the signature: ethers for accounts, Node for the rest. */
export function isGenuine({ algorithm, publicKey }: SigningKey, message: Uint8Array, signature: Uint8Array): boolean {
  if (algorithm !== 'secp256k1') {
    const key = { key: publicKeyObject({ algorithm, publicKey }), dsaEncoding: 'ieee-p1363' as const };
    return signature.length === 64 && verify(algorithm === 'P-256' ? 'sha256' : null, message, key, signature);
  }
  const { s, v, serialized } = Signature.from(hexlify(signature));
  const isCanonical = BigInt(s) <= CURVE_ORDER / 2n && signature.length === 65 && signature[64] === v;
  return isCanonical && EthersKey.recoverPublicKey(keccak256(message), serialized) === hexlify(publicKey);
}

export function describeSigningKeyContract(
  name: string,
  algorithm: KeyAlgorithm,
  makeWorld: () => Promise<KeyWorld>,
): void {
  describe(`SigningKey: ${name}, ${algorithm}`, () => {
    let world: KeyWorld;
    before(async () => {
      world = await makeWorld();
    });
    const signed = async (message: Uint8Array) => {
      world.announce(message);
      return await world.key.sign(message);
    };

    it('has a public key in the documented form', () => {
      expect(world.key.algorithm).to.equal(algorithm);
      expect(world.key.publicKey).to.have.length(algorithm === 'Ed25519' ? 32 : 65);
      if (algorithm !== 'Ed25519') expect(world.key.publicKey[0]).to.equal(4);
    });

    it('signs messages of any length so that its public key verifies them, and nothing else', async () => {
      await fc.assert(
        fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (message) => {
          const signature = await signed(message);
          expect(isGenuine(world.key, message, signature)).to.equal(true);
          expect(isGenuine(world.key, Buffer.concat([message, Buffer.of(0)]), signature)).to.equal(false);
        }),
        { numRuns: 15, examples: [[new Uint8Array(0)], [new Uint8Array(66)]] },
      );
    });

    it('signs ten messages at once, each for itself', async () => {
      const messages = Array.from({ length: 10 }, (_, nth) => Buffer.from(`message ${nth}`));
      const signatures = await atOnce(10, (nth) => signed(messages[nth] as Buffer));
      for (const [nth, signature] of signatures.entries())
        expect(isGenuine(world.key, messages[nth] as Buffer, signature)).to.equal(true);
    });
  });
}
