import type { Knex } from 'knex';
import type { Daily, SaleFigures, SaleKind } from '../../../application/ports/operator.ts';
import { PERMIT_STATE } from './bid-rows.ts';
import { unixSeconds } from './person-limits.postgres.ts';
import { AUTHORIZATION_STATE, MINT_STATE, OF_SALE, type Sale, saleQuery } from './sale-rows.ts';

/** NFT sales and auctions are all of the sale's chain, whichever their contracts. */
const OF_CHAIN = 'chain_id = :chain_id';

type Tables = Readonly<{ issued: string; state: string; bought: string; boughtAt?: string }>;

const TABLES: Readonly<Record<SaleKind, Tables>> = {
  buy: {
    issued: `purchase_authorizations where ${OF_SALE}`,
    state: AUTHORIZATION_STATE,
    bought: `purchases where ${OF_SALE}`,
    boughtAt: 'block_time',
  },
  mint: {
    issued: `nft_purchase_authorizations where ${OF_CHAIN}`,
    state: MINT_STATE,
    bought: `nft_purchase_authorizations where ${OF_CHAIN} and outcome = 'used'`,
  },
  bid: {
    issued: `bid_permits where ${OF_CHAIN}`,
    state: PERMIT_STATE,
    bought: `auction_events where ${OF_CHAIN} and kind = 'bid'`,
    boughtAt: 'block_time',
  },
};

export const DAY = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`;

/** The figures of one way to buy: what was authorized, and what was bought with it. */
export async function saleFiguresOf(
  db: Knex,
  sale: Sale,
  kind: SaleKind,
  { since, now }: Readonly<{ since: Date; now: Date }>,
): Promise<SaleFigures> {
  const { issued, state, bought, boughtAt } = TABLES[kind];
  const query = saleQuery(db, sale);
  const inStates = await query<{ state: keyof SaleFigures['authorizations'] | null; count: number }>(
    `select ${state} as state, count(*)::int as count from ${issued} group by 1`,
    { now: unixSeconds(now) },
  );
  const countOf = (wanted: string) => inStates.find((one) => one.state === wanted)?.count ?? 0;
  const [totals] = await query<{ purchases: number; volume: string }>(
    `select count(*)::int as purchases, coalesce(sum(amount), 0)::text as volume from ${bought}`,
  );
  const byDay = <Row extends Daily>(from: string, at: string, more = '') =>
    query<Row>(
      `select ${DAY(at)} as day, count(*)::int as count ${more} from ${from} and ${at} >= :since::timestamptz group by 1 order by 1`,
      { since: since.toISOString() },
    );
  const days = boughtAt && (await byDay<Daily & { volume: string }>(bought, boughtAt, ', sum(amount)::text as volume'));
  return {
    authorizations: { issued: countOf('issued'), used: countOf('used'), expired: countOf('expired') },
    purchases: totals?.purchases ?? 0,
    volume: BigInt(totals?.volume ?? 0),
    issued: await byDay<Daily>(issued, 'issued_at'),
    ...(days && { bought: days.map((one) => ({ ...one, volume: BigInt(one.volume) })) }),
  };
}
