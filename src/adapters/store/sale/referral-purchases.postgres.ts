import type { Knex } from 'knex';
import type { ReferralPurchases } from '../../../application/ports/sale/referral-purchases.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { type Sale, saleQuery } from './sale-query.ts';
import { type PurchaseRow, type ReferralTotalsRow, toPurchase, toReferralStatistics } from './sale-rows.ts';

const REFERRED = 'chain_id = :chain_id and contract = :contract and referrer = :referrer and confirmed';

export class PostgresReferralPurchases implements ReferralPurchases {
  readonly #query: ReturnType<typeof saleQuery>;

  constructor(db: Knex, sale: Sale) {
    this.#query = saleQuery(db, sale);
  }

  async statisticsOf(referrer: WalletAddress, limit: number) {
    const [totals, recent] = await Promise.all([
      this.#query<ReferralTotalsRow>(
        `select count(distinct buyer) as buyers, coalesce(sum(amount), 0) as amount, coalesce(sum(tokens), 0) as tokens
         from purchases where ${REFERRED}`,
        { referrer },
      ),
      this.#query<PurchaseRow>(
        `select * from purchases where ${REFERRED} order by block_number desc, log_index desc limit :limit`,
        { referrer, limit },
      ),
    ]);
    return toReferralStatistics(totals[0], recent.map(toPurchase));
  }
}
