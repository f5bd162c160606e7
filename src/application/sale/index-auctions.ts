import type { Auction } from '../../domain/sale/auction.ts';
import type { Ports } from '../ports/index.ts';
import { exclusively } from '../shared/exclusively.ts';
import { BUDGET_MS, catchUp } from './catch-up.ts';
import { RangeWidth } from './read-range.ts';

export type IndexAuctionsPorts = Pick<
  Ports,
  'alarms' | 'auctionContracts' | 'auctionEvents' | 'auctionIndex' | 'clock' | 'leases' | 'random' | 'salePolicy'
>;

/** Raises an alarm for bids without a permit that this service issued: the hook was deceived, or the signing key has leaked. */
export const reportUnissuedBids =
  ({ auctionIndex, alarms }: Pick<Ports, 'auctionIndex' | 'alarms'>) =>
  async (): Promise<void> => {
    for (const bid of await auctionIndex.unissuedBids()) {
      const { auction, txHash, logIndex, owner, nonce } = bid;
      await alarms.raise({
        name: 'bid-never-permitted',
        message: 'An auction took a bid that this service did not permit. The signer key may be compromised.',
        facts: { auction, txHash, logIndex, owner, nonce: nonce?.toString() },
      });
      await auctionIndex.markReported(bid);
    }
  };

/**
 * Indexes the events of every auction; returns how many were new. One process does it at a time; the others return 0. An auction
 * that fails stops none of the others.
 */
export const indexAuctions = (ports: IndexAuctionsPorts) => {
  const index = indexAuction(ports);
  return async (): Promise<number> => {
    const { clock, salePolicy } = ports;
    const { auctions = [] } = salePolicy;
    if (auctions.length === 0) return 0;
    const until = clock.now().getTime() + BUDGET_MS;
    const counts = await exclusively(ports, 'index-auctions', async () => {
      const outcomes = [];
      for (const auction of auctions) outcomes.push(await settled(index(auction, until)));
      await reportUnissuedBids(ports)();
      return outcomes.map(settledValue);
    });
    return (counts ?? []).reduce((sum, count) => sum + count, 0);
  };
};

/** An auction's first block never changes, so it is read once. */
function indexAuction(ports: IndexAuctionsPorts) {
  const { auctionContracts, auctionEvents, auctionIndex, clock, salePolicy } = ports;
  const known = new Map<Auction, Readonly<{ startBlock: number; width: RangeWidth }>>();
  return async (auction: Auction, until: number): Promise<number> => {
    const { startBlock, width } = known.get(auction) ?? {
      startBlock: (await auctionContracts.state(auction)).startBlock,
      width: new RangeWidth(),
    };
    known.set(auction, { startBlock, width });
    const indexing = {
      ...{ clock, startBlock, confirmations: salePolicy.confirmations },
      events: auctionEvents.of(auction),
      index: auctionIndex.of(auction.auction),
    };
    return (await catchUp(indexing, width, until)).eventsProcessed;
  };
}

const settled = async <T>(work: Promise<T>): Promise<PromiseSettledResult<T>> => (await Promise.allSettled([work]))[0];

function settledValue<T>(outcome: PromiseSettledResult<T>): T {
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
