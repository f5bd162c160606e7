import type { Knex } from 'knex';
import type { AuthorizationState, IndexStep, SaleLedger } from '../../../application/ports/sale/sale-ledger.ts';
import type { BlockRef, IndexedPurchase, Purchase } from '../../../domain/sale/purchase.ts';
import type { PurchaseAuthorization } from '../../../domain/sale/purchase-authorization.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { Page, PageRequest } from '../../../domain/shared/page.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { answerOf } from '../shared/database-answer.ts';
import { pageOf, positionOf } from '../shared/history-cursor.ts';
import { forgetAbove, writeStep } from './sale-index.postgres.ts';
import {
  IS_AUTHORIZED,
  IS_USED,
  type PurchaseRow,
  type ReferralTotalsRow,
  type SaleKey,
  toAuthorizationRow,
  toIndexedPurchase,
  toPurchase,
  toReferralStatistics,
} from './sale-ledger.rows.ts';

export class PostgresSaleLedger implements SaleLedger {
  readonly #db: Knex;
  readonly #sale: SaleKey;

  constructor(db: Knex, sale: Readonly<{ chainId: number; contract: WalletAddress }>) {
    this.#db = db;
    this.#sale = { chain_id: sale.chainId, contract: sale.contract };
  }

  async record(authorization: PurchaseAuthorization, issuedAt: Date) {
    await answerOf(this.#db('purchase_authorizations').insert(toAuthorizationRow(this.#sale, authorization, issuedAt)));
  }

  async authorizationState(nonce: bigint, now: Date) {
    const [row] = await this.#rows<{ state: AuthorizationState }>(
      `select case when ${IS_USED} then 'used' when deadline < :now then 'expired' else 'issued' end as state
       from purchase_authorizations
       where chain_id = :chain_id and contract = :contract and nonce = :nonce`,
      { nonce: String(nonce), now: unixSeconds(now) },
    );
    return row?.state;
  }

  async liveAuthorizations(buyer: WalletAddress, now: Date) {
    const rows = await this.#rows(
      `select from purchase_authorizations
       where chain_id = :chain_id and contract = :contract and buyer = :buyer and deadline >= :now and not ${IS_USED}`,
      { buyer, now: unixSeconds(now) },
    );
    return rows.length;
  }

  async history(buyer: WalletAddress, { limit, cursor }: PageRequest): Promise<Page<IndexedPurchase>> {
    const { blockNumber, logIndex } = cursor === undefined ? BEYOND_THE_HEAD : positionOf(cursor);
    const rows = await this.#rows<PurchaseRow>(
      `select * from purchases
       where chain_id = :chain_id and contract = :contract and buyer = :buyer
         and (block_number, log_index) < (:blockNumber, :logIndex)
       order by block_number desc, log_index desc limit :count`,
      { buyer, blockNumber, logIndex, count: limit + 1 },
    );
    return pageOf(rows.map(toIndexedPurchase), limit);
  }

  async referralsOf(referrer: WalletAddress, limit: number) {
    const referred = 'chain_id = :chain_id and contract = :contract and referrer = :referrer and confirmed';
    const [totals, recent] = await Promise.all([
      this.#rows<ReferralTotalsRow>(
        `select count(distinct buyer) as buyers, coalesce(sum(amount), 0) as amount, coalesce(sum(tokens), 0) as tokens
         from purchases where ${referred}`,
        { referrer },
      ),
      this.#rows<PurchaseRow>(
        `select * from purchases where ${referred} order by block_number desc, log_index desc limit :limit`,
        { referrer, limit },
      ),
    ]);
    return toReferralStatistics(totals[0], recent.map(toPurchase));
  }

  async cursor() {
    const row = await answerOf(this.#db<BlockRow>('sale_cursors').where(this.#sale).first());
    return row && toBlockRef(row);
  }

  async checkpoints() {
    const newestFirst = this.#db<BlockRow>('sale_checkpoints').where(this.#sale).orderBy('block_number', 'desc');
    return (await answerOf(newestFirst)).map(toBlockRef);
  }

  async commit(step: IndexStep) {
    return await answerOf(this.#db.transaction((trx) => writeStep(trx, this.#sale, step)));
  }

  async rollBack(from: BlockRef, to: BlockRef | undefined) {
    return await answerOf(this.#db.transaction((trx) => forgetAbove(trx, this.#sale, from, to)));
  }

  async unissuedPurchases() {
    const rows = await this.#rows<PurchaseRow>(
      `select * from purchases
       where chain_id = :chain_id and contract = :contract
         and confirmed and not authorized and not reported and not ${IS_AUTHORIZED}
       order by block_number, log_index`,
    );
    return rows.map(toPurchase);
  }

  async markReported({ txHash, logIndex }: Purchase) {
    const purchase = { ...this.#sale, tx_hash: txHash, log_index: logIndex };
    await answerOf(this.#db('purchases').where(purchase).update({ reported: true }));
  }

  /** The rows that the statement answers; `:chain_id` and `:contract` in it are this sale's. */
  async #rows<Row>(sql: string, bindings: Readonly<Record<string, string | number>> = {}): Promise<Row[]> {
    return (await answerOf(this.#db.raw<{ rows: Row[] }>(sql, { ...this.#sale, ...bindings }))).rows;
  }
}

type BlockRow = { block_number: string; block_hash: Hex };

const toBlockRef = ({ block_number, block_hash }: BlockRow): BlockRef => ({
  number: Number(block_number),
  hash: block_hash,
});

const BEYOND_THE_HEAD = { blockNumber: Number.MAX_SAFE_INTEGER, logIndex: 0 };

/** A deadline is in whole seconds, like a block's time, and holds for all of its last one. */
const unixSeconds = (now: Date) => Math.floor(now.getTime() / 1000);
