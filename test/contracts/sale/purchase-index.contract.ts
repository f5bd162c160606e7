import { describeIndexSteps } from './purchase-index/index-steps.ts';
import { describeReorganisations } from './purchase-index/reorganisations.ts';
import { describeUnissuedPurchases } from './purchase-index/unissued-purchases.ts';
import type { SaleStores } from './sale-stores.ts';

export function describePurchaseIndexContract(name: string, makeStores: () => Promise<SaleStores>): void {
  describe(`PurchaseIndex: ${name}`, () => {
    let stores: SaleStores;
    beforeEach(async () => {
      stores = await makeStores();
    });
    for (const part of [describeIndexSteps, describeReorganisations, describeUnissuedPurchases]) part(() => stores);
  });
}
