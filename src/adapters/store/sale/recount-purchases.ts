import type { Knex } from 'knex';
import { answerOf } from '../shared/database-answer.ts';
import type { SaleKey } from './sale-rows.ts';

type Slice = Readonly<{ confirmed: number; tokens: string; next: string | null }>;

/** So many purchases are read well within the statement timeout. A block has far fewer. */
const ROWS_A_SLICE = 50_000;

const COUNT = `
  with bound as (
    select block_number from purchases
    where chain_id = :chain_id and contract = :contract and block_number >= :from
    order by block_number offset ${ROWS_A_SLICE} limit 1)
  select count(*)::integer as confirmed, coalesce(sum(tokens::numeric), 0)::text as tokens,
    (select block_number from bound) as next
  from purchases
  where chain_id = :chain_id and contract = :contract and confirmed and block_number >= :from
    and block_number < coalesce((select block_number from bound), 9223372036854775807)`;

/** Reads all confirmed purchases, in slices, so that no statement takes longer with every purchase. */
export async function recountPurchases(
  db: Knex,
  sale: SaleKey,
): Promise<{ confirmed: number; confirmedTokens: bigint }> {
  let [confirmed, tokens, from] = [0, 0n, 0];
  for (;;) {
    const { rows } = await answerOf(db.raw<{ rows: [Slice] }>(COUNT, { ...sale, from }));
    confirmed += rows[0].confirmed;
    tokens += BigInt(rows[0].tokens);
    if (rows[0].next === null) return { confirmed, confirmedTokens: tokens };
    from = Math.max(Number(rows[0].next), from + 1);
  }
}
