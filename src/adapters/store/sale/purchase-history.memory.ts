import type { PurchaseHistory } from '../../../application/ports/sale/purchase-history.ts';
import type { PageRequest } from '../../../domain/shared/page.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { pageOfPurchases, placeOfPurchase } from '../shared/cursors.ts';
import { byPosition, type SaleRecords } from './sale-records.memory.ts';

export class InMemoryPurchaseHistory implements PurchaseHistory {
  readonly #records: SaleRecords;

  constructor(records: SaleRecords) {
    this.#records = records;
  }

  async list(buyer: WalletAddress, { limit, cursor }: PageRequest) {
    const after = cursor === undefined ? undefined : placeOfPurchase(cursor);
    const found = [...this.#records.purchases.values()]
      .filter(({ purchase }) => purchase.buyer === buyer && (after === undefined || byPosition(purchase, after) < 0))
      .map(({ purchase, confirmed }) => ({ ...structuredClone(purchase), confirmed }))
      .sort((a, b) => byPosition(b, a));
    return pageOfPurchases(found, limit);
  }
}
