import { expect } from 'chai';
import { beforeEach, describe, it } from 'mocha';
import type { SaleLedger } from '../../../../src/application/ports/sale/sale-ledger.ts';
import { block, purchase, step } from '../../../support/fixtures/sale-fixtures.ts';
import { ALICE, atOnce } from '../../../support/fixtures/store-fixtures.ts';

export function describeReorganisations(ledgerOf: () => SaleLedger): void {
  describe('reorganisations', () => {
    const bought = async () =>
      (await ledgerOf().history(ALICE, { limit: 100 })).items.map(({ nonce }) => Number(nonce));

    beforeEach(async () => {
      await ledgerOf().commit(step(block(10), { confirmed: [purchase(1, 10)] }));
      const more = { confirmed: [purchase(2, 11), purchase(3, 20)], unconfirmed: [purchase(4, 21)] };
      await ledgerOf().commit(step(block(20), { from: block(10), ...more }));
    });

    it('forget what is above the block that is still right, and keep what is at or below it', async () => {
      expect(await ledgerOf().rollBack(block(20), block(10))).to.equal(true);
      expect(await ledgerOf().cursor()).to.deep.equal(block(10));
      expect(await ledgerOf().checkpoints()).to.deep.equal([block(10)]);
      expect(await bought()).to.deep.equal([1]);
    });

    it('forget everything when no remembered block is right', async () => {
      expect(await ledgerOf().rollBack(block(20), undefined)).to.equal(true);
      expect(await ledgerOf().cursor()).to.equal(undefined);
      expect(await ledgerOf().checkpoints()).to.deep.equal([]);
      expect(await bought()).to.deep.equal([]);
      expect(await ledgerOf().commit(step(block(5)))).to.equal(true);
    });

    it('forget nothing when another indexer has moved the cursor', async () => {
      for (const from of [block(10), block(20, 1)])
        for (const to of [block(10), undefined]) expect(await ledgerOf().rollBack(from, to)).to.equal(false);
      expect(await ledgerOf().cursor()).to.deep.equal(block(20));
      expect(await ledgerOf().checkpoints()).to.have.length(2);
      expect(await bought()).to.deep.equal([4, 3, 2, 1]);
    });

    it('let the index go on along the new chain, with other blocks at the same heights', async () => {
      await ledgerOf().rollBack(block(20), block(10));
      const moved = purchase(2, 12, { blockHash: block(12, 1).hash });
      expect(await ledgerOf().commit(step(block(20, 1), { from: block(10), confirmed: [moved] }))).to.equal(true);
      expect(await ledgerOf().checkpoints()).to.deep.equal([block(20, 1), block(10)]);
      expect((await ledgerOf().history(ALICE, { limit: 1 })).items).to.deep.equal([{ ...moved, confirmed: true }]);
    });

    it('are undone by one of ten indexers at once, and a step that starts above is refused', async () => {
      const rolled = await atOnce(10, () => ledgerOf().rollBack(block(20), block(10)));
      expect(rolled.filter(Boolean)).to.have.length(1);
      expect(await ledgerOf().commit(step(block(30), { from: block(20), confirmed: [purchase(5, 25)] }))).to.equal(
        false,
      );
      expect(await bought()).to.deep.equal([1]);
    });

    it('and a step from the same block exclude each other', async () => {
      const forward = step(block(30), { from: block(20), confirmed: [purchase(5, 25)] });
      const outcomes = await Promise.all([ledgerOf().rollBack(block(20), block(10)), ledgerOf().commit(forward)]);
      expect(outcomes.filter(Boolean)).to.have.length(1);
      expect(await bought()).to.deep.equal(outcomes[0] ? [1] : [5, 3, 2, 1]);
    });
  });
}
