import { expect } from 'chai';
import { block, purchase, step } from '../../../support/fixtures/sale-fixtures.ts';
import { ALICE, atOnce } from '../../../support/fixtures/store-fixtures.ts';
import type { SaleStores } from '../sale-stores.ts';

export function describeReorganisations(storesOf: () => SaleStores): void {
  describe('reorganizations', () => {
    const bought = async () =>
      (await storesOf().purchaseHistory.list(ALICE, { limit: 100 })).items.map(({ nonce }) => Number(nonce));

    beforeEach(async () => {
      await storesOf().purchaseIndex.commit(step(block(10), { confirmed: [purchase(1, 10)] }));
      const more = { confirmed: [purchase(2, 11), purchase(3, 20)], unconfirmed: [purchase(4, 21)] };
      await storesOf().purchaseIndex.commit(step(block(20), { from: block(10), ...more }));
    });

    it('delete everything above the common ancestor, and keep the rest', async () => {
      expect(await storesOf().purchaseIndex.rollBack(block(20), block(10))).to.equal(true);
      expect(await storesOf().purchaseIndex.cursor()).to.deep.equal(block(10));
      expect(await storesOf().purchaseIndex.checkpoints()).to.deep.equal([block(10)]);
      expect(await bought()).to.deep.equal([1]);
    });

    it('delete everything when no checkpoint is on the chain', async () => {
      expect(await storesOf().purchaseIndex.rollBack(block(20), undefined)).to.equal(true);
      expect(await storesOf().purchaseIndex.cursor()).to.equal(undefined);
      expect(await storesOf().purchaseIndex.checkpoints()).to.deep.equal([]);
      expect(await bought()).to.deep.equal([]);
      expect(await storesOf().purchaseIndex.commit(step(block(5)))).to.equal(true);
    });

    it('delete nothing when another indexer has moved the cursor', async () => {
      for (const from of [block(10), block(20, 1)])
        for (const to of [block(10), undefined])
          expect(await storesOf().purchaseIndex.rollBack(from, to)).to.equal(false);
      expect(await storesOf().purchaseIndex.cursor()).to.deep.equal(block(20));
      expect(await storesOf().purchaseIndex.checkpoints()).to.have.length(2);
      expect(await bought()).to.deep.equal([4, 3, 2, 1]);
    });

    it('let the index continue on the new chain, with other blocks at the same heights', async () => {
      await storesOf().purchaseIndex.rollBack(block(20), block(10));
      const moved = purchase(2, 12, { blockHash: block(12, 1).hash });
      expect(
        await storesOf().purchaseIndex.commit(step(block(20, 1), { from: block(10), confirmed: [moved] })),
      ).to.equal(true);
      expect(await storesOf().purchaseIndex.checkpoints()).to.deep.equal([block(20, 1), block(10)]);
      expect((await storesOf().purchaseHistory.list(ALICE, { limit: 1 })).items).to.deep.equal([
        { ...moved, confirmed: true },
      ]);
    });

    it('are rolled back by one of ten concurrent indexers, and a step from above is rejected', async () => {
      const rolled = await atOnce(10, () => storesOf().purchaseIndex.rollBack(block(20), block(10)));
      expect(rolled.filter(Boolean)).to.have.length(1);
      expect(
        await storesOf().purchaseIndex.commit(step(block(30), { from: block(20), confirmed: [purchase(5, 25)] })),
      ).to.equal(false);
      expect(await bought()).to.deep.equal([1]);
    });

    it('and a step from the same block exclude each other', async () => {
      const forward = step(block(30), { from: block(20), confirmed: [purchase(5, 25)] });
      const outcomes = await Promise.all([
        storesOf().purchaseIndex.rollBack(block(20), block(10)),
        storesOf().purchaseIndex.commit(forward),
      ]);
      expect(outcomes.filter(Boolean)).to.have.length(1);
      expect(await bought()).to.deep.equal(outcomes[0] ? [1] : [5, 3, 2, 1]);
    });
  });
}
