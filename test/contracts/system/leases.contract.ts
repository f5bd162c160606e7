import { expect } from 'chai';
import type { Leases } from '../../../src/application/ports/system.ts';
import { atOnce } from '../../support/fixtures/store-fixtures.ts';
import { passing } from '../../support/real-time.ts';

const LONG_MS = 60_000;
const SHORT_MS = 1;
/** Long enough for a renewal on a busy machine. */
const KEPT_MS = 1_500;

export function describeLeasesContract(name: string, makeWorld: () => Promise<Leases>): void {
  describe(`Leases: ${name}`, () => {
    let leases: Leases;
    beforeEach(async () => {
      leases = await makeWorld();
    });

    it('grants a lease to one owner, and not again to the same one', async () => {
      expect(await leases.acquire('indexer', 'one', LONG_MS)).to.equal(true);
      expect(await leases.acquire('indexer', 'two', LONG_MS)).to.equal(false);
      expect(await leases.acquire('indexer', 'one', LONG_MS)).to.equal(false);
    });

    it('distinguishes leases by name', async () => {
      await leases.acquire('indexer', 'one', LONG_MS);
      expect(await leases.acquire('messages', 'two', LONG_MS)).to.equal(true);
    });

    it('grants a released lease to the next caller', async () => {
      await leases.acquire('indexer', 'one', LONG_MS);
      await leases.release('indexer', 'one');
      expect(await leases.acquire('indexer', 'two', LONG_MS)).to.equal(true);
    });

    it('is released by its owner only', async () => {
      await leases.release('indexer', 'two');
      await leases.acquire('indexer', 'one', LONG_MS);
      await leases.release('indexer', 'two');
      expect(await leases.acquire('indexer', 'two', LONG_MS)).to.equal(false);
    });

    it('grants an expired lease to exactly one of ten concurrent callers, and its old owner cannot release it', async () => {
      await leases.acquire('indexer', 'old', SHORT_MS);
      await passing(SHORT_MS * 5);
      const answers = await atOnce(10, (index) => leases.acquire('indexer', `new ${index}`, LONG_MS));
      expect(answers.filter(Boolean)).to.have.length(1);
      await leases.release('indexer', 'old');
      expect(await leases.acquire('indexer', 'later', LONG_MS)).to.equal(false);
    });

    it('grants a new lease to exactly one of ten concurrent callers', async () => {
      const answers = await atOnce(10, (index) => leases.acquire('indexer', `owner ${index}`, LONG_MS));
      expect(answers.filter(Boolean)).to.have.length(1);
    });

    it('keeps a lease beyond its time until it is released, and not reentrant', async () => {
      expect(await leases.keep('indexer', 'one', KEPT_MS)).to.equal(true);
      expect(await leases.keep('indexer', 'one', KEPT_MS)).to.equal(false);
      await passing(KEPT_MS * 3);
      expect(await leases.acquire('indexer', 'two', LONG_MS)).to.equal(false);
      await leases.release('indexer', 'one');
      expect(await leases.keep('indexer', 'two', KEPT_MS)).to.equal(true);
      await leases.release('indexer', 'two');
    });

    it('releases all kept leases at once, and no others', async () => {
      await leases.acquire('slot', 'one', LONG_MS);
      await leases.keep('indexer', 'one', LONG_MS);
      await leases.keep('messages', 'two', LONG_MS);
      await leases.releaseAll();
      const answers = await Promise.all(
        ['slot', 'indexer', 'messages'].map((name) => leases.acquire(name, 'three', LONG_MS)),
      );
      expect(answers).to.deep.equal([false, true, true]);
    });
  });
}
