import type { AuctionIndex, IssuedBidPermits } from '../../../application/ports/auction.ts';
import type { Decision } from '../../../domain/decision/decision.ts';
import type {
  AuctionEvent,
  BidSubmitted,
  CheckpointSpan,
  CheckpointUpdated,
  IndexedAuctionEvent,
  PriceStep,
} from '../../../domain/sale/auction-event.ts';
import type { BidPermit } from '../../../domain/sale/bid-permit.ts';
import { type PersonShare, requireRoomForBid } from '../../../domain/sale/person-room.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { InMemoryDecisions } from '../decision/decision-store.memory.ts';
import { copyOf, purged } from '../shared/values.ts';
import { type EventEntry, eventKey, InMemoryEventIndex } from './event-index.memory.ts';
import { byPosition, isOver, personRecordsOf, type SaleRecords, stateOf, tallyOf } from './sale-records.memory.ts';

const keyOf = ({ auction, nonce }: Pick<BidPermit, 'auction' | 'nonce'>) => `${auction}:${nonce}`;

export class InMemoryIssuedBidPermits implements IssuedBidPermits {
  readonly #records: SaleRecords;
  readonly #decisions: InMemoryDecisions;

  constructor(records: SaleRecords, decisions: InMemoryDecisions) {
    this.#records = records;
    this.#decisions = decisions;
  }

  async record(
    permit: BidPermit,
    issuedAt: Date,
    decision: Decision,
    room?: Readonly<{ share: PersonShare; bidHere: bigint }>,
  ) {
    if (this.#records.bidPermits.has(keyOf(permit))) throw new Error('the nonce was already issued');
    if (room !== undefined) {
      const wallets = [permit.owner, ...room.share.others];
      const records = personRecordsOf(this.#records, wallets, room.share.settledUntil);
      requireRoomForBid(permit, room.bidHere, room.share, records);
    }
    this.#decisions.keep(decision);
    this.#records.bidPermits.set(keyOf(permit), copyOf({ permit, issuedAt, settled: false }));
  }

  async issuedTo(owner: WalletAddress, limit: number, now: Date) {
    const theirs = [...this.#records.bidPermits.values()].filter(({ permit }) => permit.owner === owner);
    const newest = theirs.toReversed().slice(0, limit);
    return newest.map(({ permit, issuedAt }) => ({
      ...copyOf({ permit, issuedAt }),
      state: this.#stateOf(permit, now),
    }));
  }

  async countLive(owner: WalletAddress, now: Date) {
    const issued = await this.issuedTo(owner, Number.MAX_SAFE_INTEGER, now);
    return issued.filter(({ state }) => state === 'issued').length;
  }

  async tally(now: Date) {
    return tallyOf([...this.#records.bidPermits.values()].map(({ permit }) => this.#stateOf(permit, now)));
  }

  async unsettledAuctions() {
    const unsettled = [...this.#records.bidPermits.values()].filter(({ settled }) => !settled);
    return [...new Set(unsettled.map(({ permit }) => permit.auction))];
  }

  async settle(auction: WalletAddress, indexedUntil: Date) {
    for (const one of this.#records.bidPermits.values())
      if (one.permit.auction === auction && isOver(one.permit, indexedUntil)) one.settled = true;
  }

  async purgeUnused(before: Date, limit: number) {
    const isUnused = (permit: BidPermit) => this.#stateOf(permit, before) === 'expired';
    return purged(this.#records.bidPermits, limit, ({ permit, settled }) => settled && isUnused(permit));
  }

  #stateOf(permit: BidPermit, now: Date) {
    return stateOf(permit, this.#records.isBid(permit), now);
  }
}

type Entry = EventEntry<AuctionEvent>;

export class InMemoryAuctionIndex implements AuctionIndex {
  readonly #records: SaleRecords;
  readonly #indexes = new Map<WalletAddress, InMemoryEventIndex<AuctionEvent>>();

  constructor(records: SaleRecords) {
    this.#records = records;
  }

  of(auction: WalletAddress) {
    const known = this.#indexes.get(auction) ?? new InMemoryEventIndex(this.#records.auctionEventsOf(auction));
    this.#indexes.set(auction, known);
    return known;
  }

  async eventsOf(owner: WalletAddress) {
    return this.#found(({ event }) => event.kind !== 'checkpoint' && event.owner === owner);
  }

  async checkpointsOf(auction: WalletAddress, { from, above }: CheckpointSpan) {
    const all = this.#checkpoints(auction);
    const first = all.findLastIndex(({ atBlock }) => atBlock <= from);
    const end = all.findIndex(({ price }) => price > above);
    return all.slice(Math.max(0, first), end < 0 ? all.length : end + 1);
  }

  async pricesOf(auction: WalletAddress, most: number) {
    const steps = new Map<bigint, PriceStep>();
    for (const { atBlock, price, timestamp } of this.#checkpoints(auction))
      if (!steps.has(price)) steps.set(price, { atBlock, price, timestamp });
    const rising = [...steps.values()];
    const every = Math.ceil(rising.length / most);
    return rising.filter((_, at) => (rising.length - 1 - at) % every === 0);
  }

  async tickBelow(auction: WalletAddress, price: bigint) {
    const ticks = [...this.#records.auctionEventsOf(auction).values()].flatMap(({ event, confirmed }) =>
      event.kind === 'bid' && confirmed && event.price < price ? [event.price] : [],
    );
    return ticks.reduce<bigint | undefined>(
      (most, tick) => (most === undefined || tick > most ? tick : most),
      undefined,
    );
  }

  async unissuedBids() {
    return this.#neverIssued()
      .filter(({ reported }) => !reported)
      .map(({ event }) => copyOf(event as BidSubmitted))
      .sort(byPosition);
  }

  async totals() {
    const bids = this.#records.auctionEvents().filter(({ event }) => event.kind === 'bid');
    const confirmed = bids.filter((entry) => entry.confirmed).length;
    return { confirmed, unconfirmed: bids.length - confirmed, neverIssued: this.#neverIssued().length };
  }

  async markReported(bid: BidSubmitted) {
    const entry = this.#records.auctionEventsOf(bid.auction).get(eventKey(bid));
    if (entry !== undefined) entry.reported = true;
  }

  #neverIssued(): readonly Entry[] {
    const isIssued = ({ auction, nonce }: BidSubmitted) =>
      nonce !== undefined && this.#records.bidPermits.has(keyOf({ auction, nonce }));
    return this.#records
      .auctionEvents()
      .filter(({ event, confirmed }) => event.kind === 'bid' && confirmed && !isIssued(event));
  }

  #checkpoints(auction: WalletAddress): readonly CheckpointUpdated[] {
    const events = [...this.#records.auctionEventsOf(auction).values()].map(({ event }) => copyOf(event));
    return events.filter((event) => event.kind === 'checkpoint').sort(byPosition);
  }

  #found(wanted: (entry: Entry) => boolean): readonly IndexedAuctionEvent[] {
    const found = this.#records.auctionEvents().filter(wanted);
    return found.map(({ event, confirmed }) => ({ ...copyOf(event), confirmed })).sort(byPosition);
  }
}
