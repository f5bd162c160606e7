import { expect } from 'chai';
import type { EmailConfirmations } from '../../../src/application/ports/notice.ts';
import { ANOTHER_ID, aConfirmation } from '../../support/fixtures/notice-fixtures.ts';
import { at, atOnce, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';

export function describeEmailConfirmationsContract(name: string, makeWorld: () => Promise<EmailConfirmations>): void {
  describe(`EmailConfirmations: ${name}`, () => {
    let confirmations: EmailConfirmations;
    beforeEach(async () => {
      confirmations = await makeWorld();
    });
    const own = aConfirmation();
    const other = aConfirmation({ id: ANOTHER_ID, wallet: BOB, digest: 'b'.repeat(64) });

    it('has none at first', async () => {
      for (const id of [ANOTHER_ID, 'not an id']) expect(await confirmations.find(id, at())).to.equal(undefined);
      expect(await confirmations.take(own.digest, at())).to.equal(undefined);
    });

    it('finds and takes a confirmation until it expires', async () => {
      await confirmations.open(own);
      await confirmations.open(other);
      expect(await confirmations.find(own.id, at(999))).to.deep.equal(own);
      expect(await confirmations.find(own.id, at(1000))).to.equal(undefined);
      expect(await confirmations.take(own.digest, at(1000))).to.equal(undefined);
      expect(await confirmations.take(own.digest, at(999))).to.deep.equal(own);
      expect(await confirmations.find(own.id, at())).to.equal(undefined);
      expect(await confirmations.find(other.id, at())).to.deep.equal(other);
    });

    it('returns a confirmation to one of twenty concurrent calls', async () => {
      await confirmations.open(own);
      const taken = await atOnce(20, () => confirmations.take(own.digest, at()));
      expect(taken.filter((one) => one !== undefined)).to.have.length(1);
    });

    it('replaces the earlier confirmation of the wallet', async () => {
      await confirmations.open(own);
      const newer = { ...other, wallet: own.wallet, email: 'new@example.com' };
      await confirmations.open(newer);
      expect(await confirmations.take(own.digest, at())).to.equal(undefined);
      expect(await confirmations.take(newer.digest, at())).to.deep.equal(newer);
    });

    it('purges expired confirmations, in batches', async () => {
      await confirmations.open(own);
      await confirmations.open(other);
      const later = {
        id: '33333333-3333-4333-8333-333333333333',
        wallet: CAROL,
        digest: 'c'.repeat(64),
        expiresAt: at(9000),
      };
      await confirmations.open(aConfirmation(later));
      expect(await confirmations.purgeExpired(at(1000), 10)).to.equal(0);
      expect([
        await confirmations.purgeExpired(at(1001), 1),
        await confirmations.purgeExpired(at(1001), 9),
      ]).to.deep.equal([1, 1]);
      expect(await confirmations.find(later.id, at())).to.include({ wallet: CAROL });
    });
  });
}
