import type { Knex } from 'knex';
import type { PurchaseHistory, ReferralPurchases } from '../../../application/ports/sale.ts';
import type { IndexedPurchase } from '../../../domain/sale/purchase.ts';
import type { Page, PageRequest } from '../../../domain/shared/page.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { pageOfPurchases, placeOfPurchase } from '../shared/cursors.ts';
import {
  type PurchaseRow,
  type ReferralTotalsRow,
  type Sale,
  saleQuery,
  toIndexedPurchase,
  toPurchase,
  toReferralStatistics,
  toReferralTotals,
} from './sale-rows.ts';

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

const REFERRED = 'chain_id = :chain_id and contract = :contract and referrer = :referrer and confirmed';

/** How many of the latest purchases are read for each referrer that is wanted. */
const SCANNED_A_REFERRER = 20;

/** Numbers of a JSON object would lose digits, so they are text. */
const RECOUNT = `
  with latest as (
    select referrer, block_number, log_index from purchases
    where chain_id = :chain_id and contract = :contract and confirmed
    order by block_number desc, log_index desc limit :scanned),
  referrers as (
    select referrer from latest group by referrer order by max(block_number) desc, referrer limit :limit)
  select referrers.referrer, counted.*, (
      select json_build_object('buyers', buyers::text, 'amount', amount::text, 'tokens', tokens::text) from referral_totals kept
      where (kept.chain_id, kept.contract, kept.referrer) = (:chain_id, :contract::text, referrers.referrer)) as kept
  from referrers, lateral (
    select count(distinct buyer) as buyers, coalesce(sum(amount), 0) as amount, coalesce(sum(tokens), 0) as tokens
    from purchases own
    where own.chain_id = :chain_id and own.contract = :contract and own.referrer = referrers.referrer and confirmed) counted`;

export class PostgresReferralPurchases implements ReferralPurchases {
  readonly #query: ReturnType<typeof saleQuery>;

  constructor(db: Knex, sale: Sale) {
    this.#query = saleQuery(db, sale);
  }

  async statisticsOf(referrer: WalletAddress, limit: number) {
    const [totals, recent] = await Promise.all([
      this.#query<ReferralTotalsRow>(
        `select buyers, amount, tokens from referral_totals
         where chain_id = :chain_id and contract = :contract and referrer = :referrer`,
        { referrer },
      ),
      this.#query<PurchaseRow>(
        `select * from purchases where ${REFERRED} order by block_number desc, log_index desc limit :limit`,
        { referrer, limit },
      ),
    ]);
    return toReferralStatistics(totals[0], recent.map(toPurchase));
  }

  async recount(limit: number) {
    const rows = await this.#query<ReferralTotalsRow & { referrer: WalletAddress; kept: ReferralTotalsRow | null }>(
      RECOUNT,
      { limit, scanned: limit * SCANNED_A_REFERRER },
    );
    return rows.map(({ referrer, kept, ...counted }) => ({
      referrer,
      kept: toReferralTotals(kept ?? undefined),
      counted: toReferralTotals(counted),
    }));
  }
}
