import { expect } from 'chai';
import { MAX_UINT256 } from '../../../src/domain/shared/amount.ts';
import { block, purchase, step } from '../../support/fixtures/sale-fixtures.ts';
import { ALICE, at, BOB, CAROL } from '../../support/fixtures/store-fixtures.ts';
import type { SaleStores } from './sale-stores.ts';

export function describeReferralPurchasesContract(name: string, makeStores: () => Promise<SaleStores>): void {
  describe(`ReferralPurchases: ${name}`, () => {
    let stores: SaleStores;
    beforeEach(async () => {
      stores = await makeStores();
    });

    it('are empty for a wallet that is not a referrer', async () => {
      await stores.purchaseIndex.commit(step(block(10), { confirmed: [purchase(1, 8, { referrer: BOB })] }));
      expect(await stores.referralPurchases.statisticsOf(ALICE, 5)).to.deep.equal({
        buyers: 0,
        amount: 0n,
        tokens: 0n,
        recent: [],
      });
    });

    it('add up the purchases with the referrer, and count a buyer once', async () => {
      const confirmed = [
        purchase(1, 7, { buyer: ALICE, amount: 1n, tokens: 10n }),
        purchase(2, 8, { buyer: CAROL, amount: 2n, tokens: 20n }),
        purchase(3, 8, { buyer: ALICE, amount: 4n, tokens: 40n, logIndex: 1 }),
        purchase(4, 8, { buyer: ALICE, referrer: CAROL, logIndex: 2 }),
      ];
      await stores.purchaseIndex.commit(step(block(10), { confirmed }));
      expect(await stores.referralPurchases.statisticsOf(BOB, 2)).to.deep.equal({
        buyers: 2,
        amount: 7n,
        tokens: 70n,
        recent: [
          { buyer: ALICE, amount: 4n, tokens: 40n, timestamp: at(8) },
          { buyer: CAROL, amount: 2n, tokens: 20n, timestamp: at(8) },
        ],
      });
    });

    it('add up beyond a uint256', async () => {
      const huge = { amount: MAX_UINT256, tokens: MAX_UINT256 };
      await stores.purchaseIndex.commit(step(block(10), { confirmed: [purchase(1, 7, huge), purchase(2, 8, huge)] }));
      expect(await stores.referralPurchases.statisticsOf(BOB, 0)).to.deep.equal({
        buyers: 1,
        amount: 2n * MAX_UINT256,
        tokens: 2n * MAX_UINT256,
        recent: [],
      });
    });

    it('do not count a purchase until it is confirmed', async () => {
      await stores.purchaseIndex.commit(step(block(10), { confirmed: [], unconfirmed: [purchase(1, 11)] }));
      expect(await stores.referralPurchases.statisticsOf(BOB, 5)).to.include({ buyers: 0, amount: 0n });
      await stores.purchaseIndex.commit(step(block(11), { from: block(10), confirmed: [purchase(1, 11)] }));
      expect(await stores.referralPurchases.statisticsOf(BOB, 5)).to.include({
        buyers: 1,
        amount: purchase(1, 11).amount,
      });
    });

    it('do not count a purchase that a reorganization removed', async () => {
      await stores.purchaseIndex.commit(step(block(10), { confirmed: [purchase(1, 9)] }));
      await stores.purchaseIndex.rollBack(block(10), undefined);
      expect(await stores.referralPurchases.statisticsOf(BOB, 5)).to.include({ buyers: 0, amount: 0n });
    });
  });
}
