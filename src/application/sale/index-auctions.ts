import type { Auction } from '../../domain/sale/auction.ts';
import { chainUnavailable } from '../../domain/shared/failures.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { Ports } from '../ports/index.ts';
import { exclusively } from '../shared/exclusively.ts';
import { BUDGET_MS, catchUp } from './catch-up.ts';
import { RangeWidth } from './read-range.ts';

export type IndexAuctionsPorts = Pick<
  Ports,
  | 'alarms'
  | 'auctionContracts'
  | 'auctionEvents'
  | 'auctionIndex'
  | 'clock'
  | 'issuedBidPermits'
  | 'leases'
  | 'random'
  | 'salePolicy'
> &
  Readonly<{ saleContract: Pick<Ports['saleContract'], 'settledUntil'> }>;

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
 * Indexes the events of every auction, and settles its permits; returns how many events were new. An auction that is not configured any
 * more is followed until its permits are settled: what is signed can be used, unless no contract is there, as after an in-memory chain
 * began anew. One process does it at a time; the others return 0. An auction that fails stops none of the others.
 */
export const indexAuctions = (ports: IndexAuctionsPorts) => {
  const index = indexAuction(ports);
  return async (): Promise<number> => {
    const { clock, issuedBidPermits, salePolicy } = ports;
    const { auctions = [] } = salePolicy;
    const unsettled = await issuedBidPermits.unsettledAuctions();
    const followed = new Set([...auctions.map(({ auction }) => auction), ...unsettled]);
    if (followed.size === 0) return 0;
    const until = clock.now().getTime() + BUDGET_MS;
    const counts = await exclusively(ports, 'index-auctions', async () => {
      const outcomes = [];
      for (const auction of followed) {
        const isSettled = !unsettled.includes(auction);
        outcomes.push(await settled(index(auction, { until, isSettled })));
      }
      await reportUnissuedBids(ports)();
      return outcomes.map(settledValue);
    });
    return (counts ?? []).reduce((sum, count) => sum + count, 0);
  };
};

type Run = Readonly<{ until: number; isSettled: boolean }>;

/** An auction's hook and first block never change, so they are read once. */
function indexAuction(ports: IndexAuctionsPorts) {
  const { auctionContracts, auctionEvents, auctionIndex, clock, issuedBidPermits, saleContract, salePolicy } = ports;
  const known = new Map<WalletAddress, Readonly<{ one: Auction; startBlock: number; width: RangeWidth }>>();
  const look = async (auction: WalletAddress) => {
    const configured = salePolicy.auctions?.find((each) => each.auction === auction);
    const hook = configured?.hook ?? (await auctionContracts.hookOf(auction));
    if (hook === undefined) return undefined;
    const one = { auction, hook };
    return { one, startBlock: (await auctionContracts.state(one)).startBlock, width: new RangeWidth() };
  };
  return async (auction: WalletAddress, { until, isSettled }: Run): Promise<number> => {
    const found = known.get(auction) ?? (await look(auction));
    if (found === undefined) {
      // A chain in memory begins anew. A node that has no code there may be wrong.
      if (salePolicy.inMemory !== true) throw chainUnavailable.because(new Error(`no contract is at ${auction}`));
      await issuedBidPermits.settle(auction, await saleContract.settledUntil());
      return 0;
    }
    known.set(auction, found);
    const { one, startBlock, width } = found;
    const events = auctionEvents.of(one);
    const index = auctionIndex.of(auction);
    const indexing = { clock, startBlock, confirmations: salePolicy.confirmations, events, index };
    const { eventsProcessed } = await catchUp(indexing, width, until);
    if (isSettled) return eventsProcessed;
    const cursor = await index.cursor();
    const [block] = cursor === undefined ? [] : await events.blocksAt([cursor.number]);
    if (block !== undefined && block.hash === cursor?.hash) await issuedBidPermits.settle(auction, block.timestamp);
    return eventsProcessed;
  };
}

const settled = async <T>(work: Promise<T>): Promise<PromiseSettledResult<T>> => (await Promise.allSettled([work]))[0];

function settledValue<T>(outcome: PromiseSettledResult<T>): T {
  if (outcome.status === 'rejected') throw outcome.reason;
  return outcome.value;
}
