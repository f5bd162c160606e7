import type { IndexedPurchase } from '../../../domain/sale/purchase.ts';
import type { Page, PageRequest } from '../../../domain/shared/page.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

/** The indexed purchases of a buyer in this service's sale. */
export interface PurchaseHistory {
  /** Newest first, by block and log index. Rejects with VALIDATION_FAILED for a malformed cursor, and with STORE_UNAVAILABLE. */
  list(buyer: WalletAddress, page: PageRequest): Promise<Page<IndexedPurchase>>;
}
