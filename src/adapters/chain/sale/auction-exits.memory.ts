import { revert } from '../memory/revert.ts';
import { type Book, type BookedBid, type BookTerms, checkpointAt, hasGraduated, Q96 } from './auction-book.memory.ts';

/** Blocks of checkpoints: the last one below the bid's price, and the first one above it, or 0. */
export type ExitHints = Readonly<{ filled: number; outbid: number }>;

export function bidIn({ bids }: Book, bidId: bigint): BookedBid {
  const bid = bidId < BigInt(bids.length) ? bids[Number(bidId)] : undefined;
  if (bid === undefined) throw revert('no reason given');
  return bid;
}

function openBid(book: Book, bidId: bigint): BookedBid {
  const bid = bidIn(book, bidId);
  if (bid.exitedBlock !== 0) throw revert('BidAlreadyExited');
  return bid;
}

/** The bid, if it exits without hints after the end. */
export function wholeExit(book: Book, terms: BookTerms, bidId: bigint): BookedBid {
  const bid = openBid(book, bidId);
  if (hasGraduated(book, terms) && bid.maxPrice <= book.clearingPrice) throw revert('CannotExitBid');
  return bid;
}

type Wish = ExitHints & Readonly<{ bidId: bigint; block: number }>;

/** The bid, if it exits with these hints. */
export function partialExit(book: Book, terms: BookTerms, { bidId, block, ...hints }: Wish): BookedBid {
  const bid = openBid(book, bidId);
  if (!hasGraduated(book, terms)) {
    if (block < terms.endBlock) throw revert('NotGraduated');
    return bid;
  }
  const filled = checkpointAt(book, hints.filled);
  const isLast =
    filled.price !== 0n &&
    filled.price < bid.maxPrice &&
    hints.filled >= bid.startBlock &&
    checkpointAt(book, filled.next).price >= bid.maxPrice;
  if (!isLast) throw revert('InvalidLastFullyFilledCheckpointHint');
  const above = checkpointAt(book, hints.outbid);
  if (hints.outbid === 0) {
    if (block < terms.endBlock) throw revert('AuctionIsNotOver');
    if (book.clearingPrice !== bid.maxPrice) throw revert('CannotExitBid');
  } else if (above.price <= bid.maxPrice || checkpointAt(book, above.prev).price > bid.maxPrice)
    throw revert('InvalidOutbidBlockCheckpointHint');
  return bid;
}

/** Ends the bid, and returns what is refunded: everything when the auction did not graduate. */
export function settle(book: Book, terms: BookTerms, block: number, bid: BookedBid): bigint {
  const graduated = hasGraduated(book, terms);
  bid.exitedBlock = block;
  bid.tokensFilled = graduated ? bid.filledQ96 / Q96 : 0n;
  return (bid.amountQ96 - (graduated ? bid.spentQ96 : 0n)) / Q96;
}
