import type { AuctionEvent, BidSubmitted } from '../../../domain/sale/auction-event.ts';
import type { BidPermit } from '../../../domain/sale/bid-permit.ts';
import type { BidTotals } from '../../../domain/sale/person-room.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { mentionsIn } from '../shared/mentions.ts';
import type { EventEntries, EventEntry } from './event-index.memory.ts';

/** The permits for bids, and the events of every auction. */
export class AuctionRecords {
  /** By auction and nonce. */
  readonly bidPermits = new Map<string, Readonly<{ permit: BidPermit; issuedAt: Date }> & { settled: boolean }>();
  readonly #auctions = new Map<WalletAddress, EventEntries<AuctionEvent>>();

  auctionEventsOf(auction: WalletAddress): EventEntries<AuctionEvent> {
    const known = this.#auctions.get(auction) ?? new Map();
    this.#auctions.set(auction, known);
    return known;
  }

  /** Of all auctions. */
  auctionEvents(): readonly EventEntry<AuctionEvent>[] {
    return [...this.#auctions.values()].flatMap((entries) => [...entries.values()]);
  }

  /** Whether a bid with the permit is indexed. */
  isBid({ auction, nonce }: Pick<BidPermit, 'auction' | 'nonce'>): boolean {
    const events = [...this.auctionEventsOf(auction).values()];
    return events.some(({ event }) => event.kind === 'bid' && event.nonce === nonce);
  }

  /** Without their usable permits. */
  bidAccountsOf(owners: readonly WalletAddress[]): readonly BidTotals[] {
    const accounts = new Map<string, { -readonly [Key in keyof BidTotals]: BidTotals[Key] }>();
    for (const { event, confirmed } of this.auctionEvents()) {
      if ((event.kind !== 'bid' && event.kind !== 'exit') || !owners.includes(event.owner)) continue;
      const { auction, owner, amount } = event;
      const account = accounts.get(`${auction}:${owner}`) ?? { auction, owner, bid: 0n, refunded: 0n };
      accounts.set(`${auction}:${owner}`, account);
      if (event.kind === 'bid') account.bid += amount;
      else if (confirmed) account.refunded += amount;
    }
    return [...accounts.values()];
  }

  bidsAbout(wallet: WalletAddress) {
    return {
      bid_permits: this.#permits.filter(({ owner }) => owner === wallet),
      auction_events: this.auctionEvents().flatMap(({ event, confirmed }) =>
        event.kind !== 'checkpoint' && event.owner === wallet ? [{ ...event, confirmed }] : [],
      ),
    };
  }

  bidsMentioning(wallet: WalletAddress) {
    return [
      ...mentionsIn(['bid_permits', 'sender'], this.#permits, paysFor(wallet), ({ issuedAt }) => ({ issuedAt })),
      ...mentionsIn(['auction_events', 'sender'], this.#bids, paysFor(wallet), ({ timestamp }) => ({ timestamp })),
    ];
  }

  get #permits() {
    return [...this.bidPermits.values()].map(({ permit, ...issued }) => ({ ...permit, ...issued }));
  }

  get #bids(): readonly BidSubmitted[] {
    return this.auctionEvents().flatMap(({ event }) => (event.kind === 'bid' ? [event] : []));
  }
}

const paysFor = (wallet: WalletAddress) => (bid: Pick<BidSubmitted, 'owner' | 'sender'>) =>
  bid.owner !== wallet && bid.sender === wallet;
