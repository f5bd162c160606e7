import type { Knex } from 'knex';
import { answerOf } from '../shared/database-answer.ts';
import type { SaleKey } from './sale-rows.ts';

type Slice = Readonly<{ confirmed: number; tokens: string }>;

/** So many purchases are read well within the statement timeout. A block has far fewer. */
const ROWS_A_SLICE = 50_000;

const OF_SALE = 'chain_id = :chain_id and contract = :contract';

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
