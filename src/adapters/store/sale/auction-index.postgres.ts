import type { Knex } from 'knex';
import type { AuctionIndex } from '../../../application/ports/auction.ts';
import type { BidSubmitted, CheckpointSpan, CheckpointUpdated } from '../../../domain/sale/auction-event.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { answerOf, DatabaseStore } from '../shared/database-answer.ts';
import { AUCTION_LEDGER, type AuctionEventRow, IS_PERMITTED, toAuctionEvent } from './bid-rows.ts';
import { PostgresEventIndex } from './event-index.postgres.ts';
import type { Sale } from './sale-rows.ts';

const IN_ORDER = 'order by block_number, log_index';
/** One rule for the alarm and for the figures: it uses the index on bids that are not marked as authorized. */
const NEVER_ISSUED = `kind = 'bid' and confirmed and not authorized and not ${IS_PERMITTED}`;

/** What the owners that the SQL expression names bid in each auction, and what confirmed exits refunded. */
export const bidAccountsSql = (wallets: string): string => `
  select contract as auction, owner, coalesce(sum(amount) filter (where kind = 'bid'), 0) as bid,
    coalesce(sum(amount) filter (where kind = 'exit' and confirmed), 0) as refunded
  from auction_events
  where chain_id = :chain_id and owner = any(${wallets}) and kind in ('bid', 'exit') group by contract, owner`;

const CHECKPOINTS = `select at_block from auction_events
  where chain_id = :chainId and contract = :auction and kind = 'checkpoint'`;
/** The price never falls. */
const SPAN = `contract = :auction and kind = 'checkpoint'
  and at_block >= coalesce((${CHECKPOINTS} and at_block <= :from::bigint order by at_block desc limit 1), 0)
  and at_block <= coalesce((${CHECKPOINTS} and price > :above::numeric order by at_block limit 1), ${Number.MAX_SAFE_INTEGER})
  order by at_block`;

type PriceRow = Readonly<{ at_block: string; price: string; block_time: Date }>;

/** The price never falls, so that the first checkpoint at each is the step to it. */
const PRICES = `
  select at_block, price, block_time from (
    select steps.*, row_number() over (order by price desc) - 1 as place, count(*) over () as total
    from (
      select distinct on (price) at_block, price, block_time from auction_events
      where chain_id = :chainId and contract = :auction and kind = 'checkpoint' order by price, at_block
    ) steps
  ) placed
  where place % ((total + :most - 1) / :most) = 0 order by price`;

export class PostgresAuctionIndex extends DatabaseStore implements AuctionIndex {
  readonly #chainId: number;

  /** Of the auctions on the chain of this sale. */
  constructor(db: Knex, { chainId }: Pick<Sale, 'chainId'>) {
    super(db);
    this.#chainId = chainId;
  }

  of(auction: WalletAddress) {
    return new PostgresEventIndex(this.db, { chainId: this.#chainId, contract: auction }, AUCTION_LEDGER);
  }

  async eventsOf(owner: WalletAddress) {
    return await this.#events(`owner = :owner ${IN_ORDER}`, { owner });
  }

  async checkpointsOf(auction: WalletAddress, { from, above }: CheckpointSpan) {
    const found = await this.#events(SPAN, { auction, from: String(from), above: String(above) });
    return found.map(({ confirmed: _, ...checkpoint }) => checkpoint as CheckpointUpdated);
  }

  async pricesOf(auction: WalletAddress, most: number) {
    const rows = await this.rows<PriceRow>(PRICES, { chainId: this.#chainId, auction, most });
    return rows.map(({ at_block, price, block_time }) => ({
      atBlock: Number(at_block),
      price: BigInt(price),
      timestamp: block_time,
    }));
  }

  async tickBelow(auction: WalletAddress, price: bigint) {
    const [row] = await this.rows<{ tick: string | null }>(
      `select max(price) as tick from auction_events
       where chain_id = :chainId and contract = :auction and kind = 'bid' and confirmed and price < :price::numeric`,
      { chainId: this.#chainId, auction, price: String(price) },
    );
    return row?.tick == null ? undefined : BigInt(row.tick);
  }

  async unissuedBids() {
    return (await this.#events(`${NEVER_ISSUED} and not reported ${IN_ORDER}`)).map(
      ({ confirmed: _, ...bid }) => bid as BidSubmitted,
    );
  }

  async totals() {
    const [row] = await this.rows<Record<'confirmed' | 'unconfirmed' | 'never_issued', number>>(
      `select count(*) filter (where confirmed)::integer as confirmed,
         count(*) filter (where not confirmed)::integer as unconfirmed,
         count(*) filter (where ${NEVER_ISSUED})::integer as never_issued
       from auction_events where chain_id = :chainId and kind = 'bid'`,
      { chainId: this.#chainId },
    );
    return {
      confirmed: row?.confirmed ?? 0,
      unconfirmed: row?.unconfirmed ?? 0,
      neverIssued: row?.never_issued ?? 0,
    };
  }

  async markReported({ auction, txHash, logIndex }: BidSubmitted) {
    const bid = { chain_id: this.#chainId, contract: auction, tx_hash: txHash, log_index: logIndex };
    await answerOf(this.db('auction_events').where(bid).update({ reported: true }));
  }

  async #events(where: string, bindings: Readonly<Record<string, string>> = {}) {
    const query = `select * from auction_events where chain_id = :chainId and ${where}`;
    return (await this.rows<AuctionEventRow>(query, { chainId: this.#chainId, ...bindings })).map(toAuctionEvent);
  }
}
