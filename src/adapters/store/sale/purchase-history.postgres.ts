import type { Knex } from 'knex';
import type { PurchaseHistory } from '../../../application/ports/sale/purchase-history.ts';
import type { IndexedPurchase } from '../../../domain/sale/purchase.ts';
import type { Page, PageRequest } from '../../../domain/shared/page.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { pageOfPurchases, placeOfPurchase } from '../shared/cursors.ts';
import { type Sale, saleQuery } from './sale-query.ts';
import { type PurchaseRow, toIndexedPurchase } from './sale-rows.ts';

export class PostgresPurchaseHistory implements PurchaseHistory {
  readonly #query: ReturnType<typeof saleQuery>;

  constructor(db: Knex, sale: Sale) {
    this.#query = saleQuery(db, sale);
  }

  async list(buyer: WalletAddress, { limit, cursor }: PageRequest): Promise<Page<IndexedPurchase>> {
    const { blockNumber, logIndex } = cursor === undefined ? BEYOND_THE_HEAD : placeOfPurchase(cursor);
    const rows = await this.#query<PurchaseRow>(
      `select * from purchases
       where chain_id = :chain_id and contract = :contract and buyer = :buyer
         and (block_number, log_index) < (:blockNumber, :logIndex)
       order by block_number desc, log_index desc limit :count`,
      { buyer, blockNumber, logIndex, count: limit + 1 },
    );
    return pageOfPurchases(rows.map(toIndexedPurchase), limit);
  }
}

const BEYOND_THE_HEAD = { blockNumber: Number.MAX_SAFE_INTEGER, logIndex: 0 };
