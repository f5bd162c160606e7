import { expect } from 'chai';
import { block, purchase, step } from '../../../support/fixtures/sale-fixtures.ts';
import { ALICE, atOnce } from '../../../support/fixtures/store-fixtures.ts';
import type { SaleStores } from '../sale-stores.ts';

const CHECKPOINTS_AT_LEAST = 300;

export function describeIndexSteps(storesOf: () => SaleStores): void {
  const bought = async () =>
    (await storesOf().purchaseHistory.list(ALICE, { limit: 100 })).items.map(({ nonce, confirmed }) => [
      Number(nonce),
      confirmed,
    ]);

  describe('steps of the index', () => {
    it('start from nothing', async () => {
      expect(await storesOf().purchaseIndex.cursor()).to.equal(undefined);
      expect(await storesOf().purchaseIndex.checkpoints()).to.deep.equal([]);
      expect(await storesOf().purchaseIndex.unissuedPurchases()).to.deep.equal([]);
    });

    it('move the cursor, and store the earlier ones as checkpoints, newest first', async () => {
      expect(await storesOf().purchaseIndex.commit(step(block(9)))).to.equal(true);
      expect(await storesOf().purchaseIndex.commit(step(block(10), { from: block(9) }))).to.equal(true);
      expect(await storesOf().purchaseIndex.cursor()).to.deep.equal(block(10));
      expect(await storesOf().purchaseIndex.checkpoints()).to.deep.equal([block(10), block(9)]);
    });

    it('know the block of the oldest unconfirmed purchase', async () => {
      const { purchaseIndex } = storesOf();
      expect(await purchaseIndex.oldestUnconfirmed()).to.equal(undefined);
      await purchaseIndex.commit(
        step(block(10), { confirmed: [purchase(1, 9)], unconfirmed: [purchase(3, 103), purchase(2, 12)] }),
      );
      expect(await purchaseIndex.oldestUnconfirmed()).to.equal(12);
    });

    it('are rejected as a whole when the cursor has moved', async () => {
      const late = { confirmed: [purchase(9, 9)], unconfirmed: [purchase(11, 11)] };
      expect(await storesOf().purchaseIndex.commit(step(block(10), { from: block(5), ...late }))).to.equal(false);
      expect(await storesOf().purchaseIndex.cursor()).to.equal(undefined);
      await storesOf().purchaseIndex.commit(step(block(10), { unconfirmed: [purchase(12, 12)] }));
      for (const from of [undefined, block(9), block(10, 1)])
        expect(await storesOf().purchaseIndex.commit(step(block(20), { ...(from && { from }), ...late }))).to.equal(
          false,
        );
      expect(await storesOf().purchaseIndex.cursor()).to.deep.equal(block(10));
      expect(await storesOf().purchaseIndex.checkpoints()).to.deep.equal([block(10)]);
      expect(await bought()).to.deep.equal([[12, false]]);
    });

    it('are accepted from exactly one of ten concurrent indexers, the first time and later', async () => {
      const first = await atOnce(10, (n) =>
        storesOf().purchaseIndex.commit(step(block(10), { confirmed: [purchase(n, n)] })),
      );
      expect(first.filter(Boolean)).to.have.length(1);
      expect(await bought()).to.have.length(1);
      const next = await atOnce(10, (n) =>
        storesOf().purchaseIndex.commit(step(block(20 + n), { from: block(10), confirmed: [purchase(100 + n, 20)] })),
      );
      expect(next.filter(Boolean)).to.have.length(1);
      expect(await bought()).to.have.length(2);
    });

    it('store a confirmed purchase once, as in the last step', async () => {
      await storesOf().purchaseIndex.commit(step(block(10), { confirmed: [purchase(1, 8), purchase(1, 8)] }));
      const moved = purchase(1, 12, { blockHash: block(12).hash, amount: 7n });
      await storesOf().purchaseIndex.commit(step(block(20), { from: block(10), confirmed: [moved] }));
      expect((await storesOf().purchaseHistory.list(ALICE, { limit: 10 })).items).to.deep.equal([
        { ...moved, confirmed: true },
      ]);
    });

    it('tell two purchases of one transaction apart', async () => {
      const both = [purchase(1, 8), { ...purchase(2, 8), txHash: purchase(1, 8).txHash, logIndex: 1 }];
      await storesOf().purchaseIndex.commit(step(block(10), { confirmed: both }));
      expect(await bought()).to.deep.equal([
        [2, true],
        [1, true],
      ]);
    });

    it('replace every unconfirmed purchase, and confirm those that are deep enough', async () => {
      await storesOf().purchaseIndex.commit(
        step(block(10), { unconfirmed: [purchase(1, 11), purchase(2, 11), purchase(3, 12)] }),
      );
      await storesOf().purchaseIndex.commit(
        step(block(11), { from: block(10), confirmed: [purchase(1, 11)], unconfirmed: [purchase(3, 13)] }),
      );
      expect(await bought()).to.deep.equal([
        [3, false],
        [1, true],
      ]);
    });

    it('keep the unconfirmed purchases when they have none', async () => {
      await storesOf().purchaseIndex.commit(step(block(10), { unconfirmed: [purchase(1, 11), purchase(2, 12)] }));
      await storesOf().purchaseIndex.commit({ from: block(10), to: block(11), confirmed: [purchase(1, 11)] });
      expect(await bought()).to.deep.equal([
        [2, false],
        [1, true],
      ]);
    });

    it('never make a confirmed purchase unconfirmed', async () => {
      await storesOf().purchaseIndex.commit(step(block(10), { confirmed: [purchase(1, 10)] }));
      await storesOf().purchaseIndex.commit(step(block(10), { from: block(10), unconfirmed: [purchase(1, 11)] }));
      expect(await bought()).to.deep.equal([[1, true]]);
    });

    it('can contain more than a thousand purchases', async () => {
      const confirmed = Array.from({ length: 1_100 }, (_, index) => purchase(index, 8, { logIndex: index }));
      await storesOf().purchaseIndex.commit(step(block(10), { confirmed }));
      const { items } = await storesOf().purchaseHistory.list(ALICE, { limit: 3_000 });
      expect(new Set(items.map(({ nonce }) => nonce)).size).to.equal(1_100);
    });

    it('are stored as checkpoints for at least three hundred steps', async () => {
      const steps = CHECKPOINTS_AT_LEAST + 10;
      await storesOf().purchaseIndex.commit(step(block(0)));
      for (let number = 1; number < steps; number += 1)
        await storesOf().purchaseIndex.commit(step(block(number), { from: block(number - 1) }));
      const numbers = (await storesOf().purchaseIndex.checkpoints()).map(({ number }) => number);
      expect(numbers).to.have.length.within(CHECKPOINTS_AT_LEAST, steps - 1);
      expect(numbers).to.deep.equal(numbers.map((_, index) => steps - 1 - index));
    });
  });
}
