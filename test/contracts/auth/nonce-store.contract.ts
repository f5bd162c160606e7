import { expect } from 'chai';
import type { NonceStore } from '../../../src/application/ports/auth.ts';
import { at, atOnce } from '../../support/fixtures/store-fixtures.ts';

export function describeNonceStoreContract(name: string, makeWorld: () => Promise<NonceStore>): void {
  describe(`NonceStore: ${name}`, () => {
    let nonces: NonceStore;
    beforeEach(async () => {
      nonces = await makeWorld();
    });

    it('rejects a nonce that was never issued', async () => {
      expect(await nonces.consume('a', at())).to.equal(false);
    });

    it('accepts a nonce once', async () => {
      await nonces.issue('a', at(10));
      await nonces.issue('b', at(10));
      expect(await nonces.consume('a', at())).to.equal(true);
      expect(await nonces.consume('a', at())).to.equal(false);
      expect(await nonces.consume('b', at())).to.equal(true);
    });

    it('accepts a nonce to the last millisecond before it expires, and not at that one', async () => {
      await nonces.issue('a', at(10));
      await nonces.issue('b', at(10));
      expect(await nonces.consume('a', at(10))).to.equal(false);
      expect(await nonces.consume('b', at(9))).to.equal(true);
    });

    it('distinguishes nonces by the case of their letters', async () => {
      await nonces.issue('aB', at(10));
      expect(await nonces.consume('Ab', at())).to.equal(false);
      expect(await nonces.consume('aB', at())).to.equal(true);
    });

    it('accepts a nonce in exactly one of twenty concurrent calls', async () => {
      await nonces.issue('a', at(10));
      const answers = await atOnce(20, () => nonces.consume('a', at()));
      expect(answers.filter(Boolean)).to.have.length(1);
    });

    it('deletes the nonces that expired before the time given, and returns how many', async () => {
      await nonces.issue('a', at(1));
      await nonces.issue('b', at(2));
      await nonces.issue('c', at(3));
      expect(await nonces.purgeExpired(at(3), 100)).to.equal(2);
      expect(await nonces.purgeExpired(at(3), 100)).to.equal(0);
      expect(await nonces.consume('a', at())).to.equal(false);
      expect(await nonces.consume('c', at())).to.equal(true);
    });
  });
}
