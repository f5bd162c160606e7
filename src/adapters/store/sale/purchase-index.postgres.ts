import type { Knex } from 'knex';
import type { IndexStep, PurchaseIndex } from '../../../application/ports/sale/purchase-index.ts';
import type { BlockRef, Purchase } from '../../../domain/sale/purchase.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import { answerOf } from '../shared/database-answer.ts';
import { forgetAbove, writeStep } from './index-steps.ts';
import { type Sale, saleKeyOf, saleQuery } from './sale-query.ts';
import { IS_AUTHORIZED, type PurchaseRow, type SaleKey, toPurchase } from './sale-rows.ts';

export class PostgresPurchaseIndex implements PurchaseIndex {
  readonly #db: Knex;
  readonly #sale: SaleKey;
  readonly #query: ReturnType<typeof saleQuery>;

  constructor(db: Knex, sale: Sale) {
    this.#db = db;
    this.#sale = saleKeyOf(sale);
    this.#query = saleQuery(db, sale);
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
    const rows = await this.#query<PurchaseRow>(
      `select * from purchases
       where chain_id = :chain_id and contract = :contract
         and confirmed and not authorized and not reported and not ${IS_AUTHORIZED}
       order by block_number, log_index`,
    );
    return rows.map(toPurchase);
  }

  async markReported(purchase: Purchase) {
    await this.#mark(purchase, { reported: true });
  }

  async unannouncedPurchases(limit: number) {
    const waiting = this.#db<PurchaseRow & { announced: boolean }>('purchases').where(this.#sale);
    const confirmed = waiting.where({ confirmed: true, announced: false }).orderBy(['block_number', 'log_index']);
    return (await answerOf(confirmed.limit(limit))).map(toPurchase);
  }

  async markAnnounced(purchase: Purchase) {
    await this.#mark(purchase, { announced: true });
  }

  async #mark({ txHash, logIndex }: Purchase, as: Readonly<{ reported?: true; announced?: true }>) {
    const purchase = { ...this.#sale, tx_hash: txHash, log_index: logIndex };
    await answerOf(this.#db('purchases').where(purchase).update(as));
  }
}

type BlockRow = { block_number: string; block_hash: Hex };

const toBlockRef = ({ block_number, block_hash }: BlockRow): BlockRef => ({
  number: Number(block_number),
  hash: block_hash,
});
