import { expect } from 'chai';
import type { TermsStore } from '../../../src/application/ports/compliance.ts';
import type { TermsAcceptance } from '../../../src/domain/compliance/terms.ts';
import { ALICE, at, atOnce, BOB, NON_ASCII } from '../../support/fixtures/store-fixtures.ts';

const first: TermsAcceptance = { wallet: ALICE, version: '1.0', ip: '203.0.113.7', acceptedAt: at() };

export function describeTermsStoreContract(name: string, makeWorld: () => Promise<TermsStore>): void {
  describe(`TermsStore: ${name}`, () => {
    let terms: TermsStore;
    beforeEach(async () => {
      terms = await makeWorld();
    });

    it('is empty at first', async () => {
      expect(await terms.acceptanceOf(ALICE, '1.0')).to.equal(undefined);
      expect(await terms.latest(ALICE)).to.equal(undefined);
    });

    it('keeps the evidence of an acceptance as it was', async () => {
      const acceptance = { ...first, ip: '2001:db8::7', userAgent: NON_ASCII, textSha256: 'ab'.repeat(32) };
      expect(await terms.accept(acceptance)).to.deep.equal(acceptance);
      expect(await terms.acceptanceOf(ALICE, '1.0')).to.deep.equal(acceptance);
    });

    it('has no key for a user agent that was not sent, or a text that was not shown', async () => {
      expect(await terms.accept(first)).to.deep.equal(first);
      expect(await terms.acceptanceOf(ALICE, '1.0')).not.to.have.any.keys('userAgent', 'textSha256');
    });

    it('keeps the first acceptance of a version', async () => {
      await terms.accept(first);
      expect(
        await terms.accept({ ...first, ip: '198.51.100.1', textSha256: 'cd'.repeat(32), acceptedAt: at(5) }),
      ).to.deep.equal(first);
      expect(await terms.acceptanceOf(ALICE, '1.0')).to.deep.equal(first);
    });

    it('distinguishes wallets and versions', async () => {
      await terms.accept(first);
      expect(await terms.acceptanceOf(BOB, '1.0')).to.equal(undefined);
      expect(await terms.acceptanceOf(ALICE, '1')).to.equal(undefined);
      expect(await terms.latest(BOB)).to.equal(undefined);
    });

    it('returns the acceptance with the latest time; at equal times the last one stored', async () => {
      await terms.accept({ ...first, version: '3.0', acceptedAt: at(1) });
      await terms.accept({ ...first, version: '2.0', acceptedAt: at(-1) });
      expect((await terms.latest(ALICE))?.version).to.equal('3.0');
      for (const version of ['1.0', '5.0', '4.0']) await terms.accept({ ...first, version, acceptedAt: at(1) });
      expect((await terms.latest(ALICE))?.version).to.equal('4.0');
    });

    it('returns the acceptance of a version that was stored last, of any wallet', async () => {
      expect(await terms.newestOf('1.0')).to.equal(undefined);
      await terms.accept(first);
      await terms.accept({ ...first, wallet: BOB, textSha256: 'ab'.repeat(32), acceptedAt: at(-1) });
      await terms.accept({ ...first, version: '2.0' });
      expect(await terms.newestOf('1.0')).to.deep.include({ wallet: BOB, textSha256: 'ab'.repeat(32) });
    });

    it('stores one of ten concurrent acceptances, and returns it to all', async () => {
      const answers = await atOnce(10, (index) => terms.accept({ ...first, acceptedAt: at(index) }));
      const kept = await terms.acceptanceOf(ALICE, '1.0');
      for (const answer of answers) expect(answer).to.deep.equal(kept);
    });

    it('returns copies', async () => {
      (await terms.accept(first)).acceptedAt.setTime(0);
      (await terms.latest(ALICE))?.acceptedAt.setTime(0);
      expect(await terms.acceptanceOf(ALICE, '1.0')).to.deep.equal(first);
    });
  });
}
