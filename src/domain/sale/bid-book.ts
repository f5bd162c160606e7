import type { AuctionState } from './auction.ts';
import { ALL_ISSUED, phaseOf } from './auction.ts';
import type {
  BidExited,
  BidSubmitted,
  CheckpointSpan,
  CheckpointUpdated,
  IndexedAuctionEvent,
} from './auction-event.ts';

/** What a bid has got by now. For a bid at exactly the clearing price it is at least this: the rest is known when it exits. */
type Fill = Readonly<{ spent: bigint; tokens: bigint }>;

/** The call that ends a bid; the hints are blocks with checkpoints. */
export type BidExit = Readonly<
  | { functionName: 'exitBid' }
  | { functionName: 'exitPartiallyFilledBid'; lastFullyFilledCheckpointBlock: number; outbidBlock: number }
>;

export type BookedBid = Readonly<{
  bid: BidSubmitted & Readonly<{ confirmed: boolean }>;
  /** `outbid`: the clearing price is above the bid's, so that it gets nothing more. */
  status: 'open' | 'outbid' | 'exited' | 'claimed';
  filled: Fill;
  /** Units of the currency; undefined until the bid has exited. */
  refunded?: bigint;
  /** Absent while the bid cannot exit. */
  exit?: BidExit;
  /** Whether its tokens can be claimed now. */
  isClaimable: boolean;
}>;

const Q96 = 2n ** 96n;

/** Of the checkpoints that say what the bids which have not exited got; undefined when all have. */
export function spanOf(events: readonly IndexedAuctionEvent[]): CheckpointSpan | undefined {
  const exited = new Set(events.flatMap((one) => (one.kind === 'exit' ? [one.bidId] : [])));
  const open = events.flatMap((one) => (one.kind === 'bid' && !exited.has(one.bidId) ? [one] : []));
  if (open.length === 0) return undefined;
  return {
    from: Math.min(...open.map(({ blockNumber }) => blockNumber)),
    above: open.reduce((most, { price }) => (price > most ? price : most), 0n),
  };
}

/** The bids in events of one owner in one auction, in chain order, with the checkpoints of their span. */
export function bookedBids(
  events: readonly IndexedAuctionEvent[],
  checkpoints: readonly CheckpointUpdated[],
  state: AuctionState,
): readonly BookedBid[] {
  return events.flatMap((bid) => (bid.kind === 'bid' ? [booked(bid, events, checkpoints, state)] : []));
}

function booked(
  bid: BookedBid['bid'],
  events: readonly IndexedAuctionEvent[],
  checkpoints: readonly CheckpointUpdated[],
  state: AuctionState,
): BookedBid {
  const of = (one: IndexedAuctionEvent) => one.kind !== 'checkpoint' && one.bidId === bid.bidId;
  const exited = events.find((one): one is BidExited & { confirmed: boolean } => one.kind === 'exit' && of(one));
  const isClaimed = events.some((one) => one.kind === 'claim' && of(one));
  if (exited === undefined) {
    const exit = exitOf(bid, checkpoints, state);
    const status = state.clearingPrice > bid.price ? 'outbid' : 'open';
    return {
      bid,
      status,
      filled: isRefunding(state) ? { spent: 0n, tokens: 0n } : fillOf(bid, withPresent(checkpoints, state)),
      isClaimable: false,
      ...(exit !== undefined && { exit }),
    };
  }
  const { tokens, amount: refunded } = exited;
  return {
    bid,
    status: isClaimed ? 'claimed' : 'exited',
    filled: { spent: bid.amount - refunded, tokens },
    refunded,
    isClaimable: !isClaimed && tokens > 0n && state.graduated && phaseOf(state) === 'claimable',
  };
}

/** An auction that ended without enough refunds every bid whole. */
const isRefunding = ({ block, endBlock, graduated }: AuctionState): boolean => block >= endBlock && !graduated;

/** What the fill of a bid is computed from. */
type Issued = Pick<CheckpointUpdated, 'atBlock' | 'price' | 'mps'>;

/** With the checkpoint that would be made now: all that was issued since the last one is sold at the price of the next. */
function withPresent(
  checkpoints: readonly Issued[],
  { block, clearingPrice, issued }: AuctionState,
): readonly Issued[] {
  const last = checkpoints.at(-1);
  // A node that is behind says nothing that is not indexed.
  if (last !== undefined && (last.atBlock >= block || last.mps >= issued)) return checkpoints;
  return [...checkpoints, { atBlock: block, price: clearingPrice, mps: issued }];
}

/**
 * A bid spends its amount evenly over what is left to sell when it is made, as long as the price is below its own. As in the auction,
 * what is spent is rounded up, and what is bought down.
 */
function fillOf({ amount, price, blockNumber }: BidSubmitted, checkpoints: readonly Issued[]): Fill {
  const sold = checkpoints.findLast(({ atBlock }) => atBlock <= blockNumber)?.mps ?? 0;
  const left = BigInt(ALL_ISSUED - sold);
  let [parts, partsPerPrice, before] = [0n, 0n, sold];
  for (const checkpoint of checkpoints) {
    if (checkpoint.atBlock <= blockNumber) continue;
    if (checkpoint.price >= price) break;
    const issued = BigInt(checkpoint.mps - before);
    parts += issued;
    partsPerPrice += (issued * Q96 * Q96) / checkpoint.price;
    before = checkpoint.mps;
  }
  return { spent: (amount * parts + left - 1n) / left, tokens: (amount * partsPerPrice) / (Q96 * left) };
}

/**
 * A bid whose price is above the final one exits without hints. Any other needs the last checkpoint below its price, and the first
 * above it: that of the end is made with the exit. Before the end, it needs a checkpoint above its price.
 */
function exitOf(
  { price, blockNumber }: BidSubmitted,
  checkpoints: readonly CheckpointUpdated[],
  state: AuctionState,
): BidExit | undefined {
  const hasEnded = state.block >= state.endBlock;
  if (hasEnded && state.clearingPrice < price) return { functionName: 'exitBid' };
  const above = checkpoints.find((one) => one.price > price)?.atBlock;
  const last = checkpoints.findLast((one) => one.price < price && one.atBlock >= blockNumber)?.atBlock;
  if (last === undefined || !(hasEnded || (above !== undefined && state.graduated))) return undefined;
  const outbidBlock = above ?? (state.clearingPrice > price ? state.endBlock : 0);
  return { functionName: 'exitPartiallyFilledBid', lastFullyFilledCheckpointBlock: last, outbidBlock };
}
