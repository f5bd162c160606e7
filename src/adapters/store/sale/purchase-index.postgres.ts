import type { Knex } from 'knex';
import type { PurchaseIndex } from '../../../application/ports/sale.ts';
import type { Purchase } from '../../../domain/sale/purchase.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { answerOf } from '../shared/database-answer.ts';
import { type Ledger, PostgresEventIndex } from './event-index.postgres.ts';
import {
  IS_AUTHORIZED,
  OF_SALE,
  type PurchaseRow,
  type Sale,
  type SaleKey,
  saleKeyOf,
  saleQuery,
  toPurchase,
  toPurchaseRow,
} from './sale-rows.ts';

const LEDGER: Ledger<Purchase> = { table: 'purchases', toRow: toPurchaseRow, isAuthorized: IS_AUTHORIZED };

export class PostgresPurchaseIndex extends PostgresEventIndex<Purchase> implements PurchaseIndex {
  readonly #sale: SaleKey;
  readonly #query: ReturnType<typeof saleQuery>;

  constructor(db: Knex, sale: Sale) {
    super(db, sale, LEDGER);
    this.#sale = saleKeyOf(sale);
    this.#query = saleQuery(db, sale);
  }

  async unissuedPurchases() {
    const rows = await this.#query<PurchaseRow>(
      `select * from purchases
       where chain_id = :chain_id and contract = :contract
         and ${NEVER_ISSUED} and not reported
       order by block_number, log_index`,
    );
    return rows.map(toPurchase);
  }

  async markReported(purchase: Purchase) {
    await this.#mark(purchase, { reported: true });
  }

  async unannouncedPurchases(limit: number) {
    const waiting = this.db<PurchaseRow & { announced: boolean }>('purchases').where(this.#sale);
    const confirmed = waiting.where({ confirmed: true, announced: false }).orderBy(['block_number', 'log_index']);
    return (await answerOf(confirmed.limit(limit))).map(toPurchase);
  }

  async markAnnounced(purchase: Purchase) {
    await this.#mark(purchase, { announced: true });
  }

  async totals() {
    const [row] = await this.#query<TotalsRow>(
      `select coalesce(kept.purchases, 0) as confirmed, newest.unconfirmed, coalesce(kept.tokens, 0) as confirmed_tokens,
         newest.tokens as unconfirmed_tokens,
         (select count(*) from purchases where chain_id = :chain_id and contract = :contract and ${NEVER_ISSUED}) as never_issued
       from (select count(*) as unconfirmed, coalesce(sum(tokens::numeric), 0) as tokens from purchases
           where chain_id = :chain_id and contract = :contract and not confirmed) newest
         left join purchase_totals kept on (kept.chain_id, kept.contract) = (:chain_id, :contract::text)`,
    );
    if (row === undefined) throw new Error('the database did not return the totals');
    return {
      confirmed: Number(row.confirmed),
      unconfirmed: Number(row.unconfirmed),
      tokens: BigInt(row.confirmed_tokens) + BigInt(row.unconfirmed_tokens),
      confirmedTokens: BigInt(row.confirmed_tokens),
      neverIssued: Number(row.never_issued),
    };
  }

  async recount() {
    return await recountPurchases(this.db, this.#sale);
  }

  async latestBuyers(limit: number) {
    const rows = await this.#query<{ buyer: WalletAddress; amount: string }>(
      `with latest as (
         select buyer, block_number, log_index from purchases
         where chain_id = :chain_id and contract = :contract
         order by block_number desc, log_index desc limit :scanned),
       buyers as (
         select distinct on (buyer) buyer, block_number, log_index from latest
         order by buyer, block_number desc, log_index desc)
       select buyer, (select sum(amount) from purchases own
         where own.chain_id = :chain_id and own.contract = :contract and own.buyer = buyers.buyer) as amount
       from buyers order by block_number desc, log_index desc limit :limit`,
      { limit, scanned: limit * SCANNED_A_BUYER },
    );
    return rows.map(({ buyer, amount }) => ({ buyer, amount: BigInt(amount) }));
  }

  async #mark({ txHash, logIndex }: Purchase, as: Readonly<{ reported?: true; announced?: true }>) {
    const purchase = { ...this.#sale, tx_hash: txHash, log_index: logIndex };
    await answerOf(this.db('purchases').where(purchase).update(as));
  }
}

/** One rule for the alarm and for the figures: it uses the index on purchases that are not marked as authorized. */
const NEVER_ISSUED = `confirmed and not authorized and not ${IS_AUTHORIZED}`;
/** How many of the latest purchases are read for each buyer that is wanted. */
const SCANNED_A_BUYER = 20;

type TotalsRow = Record<
  'confirmed' | 'unconfirmed' | 'confirmed_tokens' | 'unconfirmed_tokens' | 'never_issued',
  string
>;
type Slice = Readonly<{ confirmed: number; tokens: string }>;

/** So many purchases are read well within the statement timeout. A block has far fewer. */
const ROWS_A_SLICE = 50_000;

/** The block at which the next slice begins. */
const BOUND = `
  select block_number as next from purchases where ${OF_SALE} and block_number >= :from
  order by block_number offset :rows limit 1`;

const COUNT = `
  select count(*)::integer as confirmed, coalesce(sum(tokens::numeric), 0)::text as tokens
  from purchases where ${OF_SALE} and confirmed and block_number >= :from and block_number < :next`;

/** Reads all confirmed purchases, in slices, so that no statement takes longer with every purchase. */
export async function recountPurchases(
  db: Knex,
  sale: SaleKey,
  rows = ROWS_A_SLICE,
): Promise<{ confirmed: number; confirmedTokens: bigint }> {
  const query = async <Row>(sql: string, bindings: Readonly<Record<string, number>>) =>
    (await answerOf(db.raw<{ rows: Row[] }>(sql, { ...sale, ...bindings }))).rows[0];
  let [confirmed, confirmedTokens, from] = [0, 0n, 0];
  for (;;) {
    const bound = await query<{ next: string }>(BOUND, { from, rows });
    const next = bound === undefined ? Number.MAX_SAFE_INTEGER : Math.max(Number(bound.next), from + 1);
    const slice = await query<Slice>(COUNT, { from, next });
    confirmed += slice?.confirmed ?? 0;
    confirmedTokens += BigInt(slice?.tokens ?? 0);
    if (bound === undefined) return { confirmed, confirmedTokens };
    from = next;
  }
}
