import { expect } from 'chai';
import { aGrant } from '../../../support/fixtures/decision-fixtures.ts';
import { authorization, block, purchase, step } from '../../../support/fixtures/sale-fixtures.ts';
import { at } from '../../../support/fixtures/store-fixtures.ts';
import type { SaleStores } from '../sale-stores.ts';

export function describeUnissuedPurchases(storesOf: () => SaleStores): void {
  describe('purchases that were never authorized', () => {
    it('are those confirmed ones whose nonce was never issued, in chain order', async () => {
      await storesOf().issuedAuthorizations.record(authorization(1n), at(), aGrant());
      const confirmed = [purchase(3, 9, { logIndex: 4 }), purchase(2, 9), purchase(1, 8), purchase(5, 7)];
      await storesOf().purchaseIndex.commit(step(block(10), { confirmed, unconfirmed: [purchase(4, 11)] }));
      expect(await storesOf().purchaseIndex.unissuedPurchases()).to.deep.equal([
        purchase(5, 7),
        purchase(2, 9),
        purchase(3, 9, { logIndex: 4 }),
      ]);
    });

    it('do not include nonces issued before or after the purchase was indexed', async () => {
      await storesOf().issuedAuthorizations.record(authorization(1n), at(), aGrant());
      await storesOf().purchaseIndex.commit(step(block(10), { confirmed: [purchase(1, 8), purchase(2, 9)] }));
      await storesOf().issuedAuthorizations.record(authorization(2n), at(), aGrant());
      expect(await storesOf().purchaseIndex.unissuedPurchases()).to.deep.equal([]);
    });

    it('are reported once, also when they are indexed again', async () => {
      await storesOf().purchaseIndex.commit(
        step(block(10), { confirmed: [purchase(1, 8), purchase(2, 8, { logIndex: 1 })] }),
      );
      await storesOf().purchaseIndex.markReported(purchase(1, 8));
      await storesOf().purchaseIndex.commit(step(block(20), { from: block(10), confirmed: [purchase(1, 8)] }));
      expect((await storesOf().purchaseIndex.unissuedPurchases()).map(({ nonce }) => nonce)).to.deep.equal([2n]);
    });
  });
}
