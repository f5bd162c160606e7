import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { revert } from '../memory/revert.ts';

/** What an auction is set up with. Prices are Q96. */
export type BookTerms = Readonly<{
  startBlock: number;
  endBlock: number;
  /** From here until the end nothing is issued. */
  soldOutBlock: number;
  totalSupply: bigint;
  tickSpacing: bigint;
  floorPrice: bigint;
  /** Units of the currency. */
  required: bigint;
}>;

type Checkpoint = { price: bigint; mps: number; prev: number; next: number };

/** Amounts with the suffix Q96 are multiplied by 2^96. */
export type BookedBid = {
  readonly startBlock: number;
  readonly startMps: number;
  readonly maxPrice: bigint;
  readonly owner: WalletAddress;
  readonly amountQ96: bigint;
  spentQ96: bigint;
  filledQ96: bigint;
  exitedBlock: number;
  tokensFilled: bigint;
};

/** The bids, the price that they set, and what each spends and gets. A copy (`structuredClone`) is a book of its own. */
export type Book = {
  /** Whether the auction was told that it holds its tokens; it takes bids and makes checkpoints from then on. */
  isFunded: boolean;
  clearingPrice: bigint;
  raisedQ96: bigint;
  lastBlock: number;
  readonly checkpoints: Map<number, Checkpoint>;
  readonly bids: BookedBid[];
  /** Prices that were bid at, and the floor, from low to high. */
  ticks: readonly bigint[];
};

export type MadeCheckpoint = Readonly<{ atBlock: number; price: bigint; mps: number }>;

export const Q96 = 2n ** 96n;
export const MPS = 10_000_000;
const NONE: Checkpoint = { price: 0n, mps: 0, prev: 0, next: 0 };

export const newBook = ({ floorPrice }: BookTerms, isFunded: boolean): Book => ({
  ...{ isFunded, clearingPrice: floorPrice, raisedQ96: 0n, lastBlock: 0 },
  ...{ checkpoints: new Map(), bids: [], ticks: [floorPrice] },
});

export const checkpointAt = ({ checkpoints }: Book, block: number): Checkpoint => checkpoints.get(block) ?? NONE;

export const hasGraduated = ({ raisedQ96 }: Book, { required }: BookTerms): boolean => raisedQ96 >= required * Q96;

/** Sells what was issued since the last checkpoint; undefined when there is one at this block. */
export function advance(book: Book, terms: BookTerms, block: number): MadeCheckpoint | undefined {
  const { startBlock, endBlock, soldOutBlock } = terms;
  if (block < startBlock) throw revert('AuctionNotStarted');
  if (!book.isFunded) throw revert('TokensNotReceived');
  const here = Math.min(block, endBlock);
  const last = book.lastBlock;
  if (here === last) return undefined;
  const mps = Math.floor((MPS * (Math.min(here, soldOutBlock) - startBlock)) / (soldOutBlock - startBlock));
  const price = priceOf(book, terms);
  sell(book, terms, price, mps - checkpointAt(book, last).mps);
  book.clearingPrice = price;
  book.checkpoints.set(last, { ...checkpointAt(book, last), next: here });
  book.checkpoints.set(here, { price, mps, prev: last, next: 0 });
  book.lastBlock = here;
  return { atBlock: here, price, mps };
}

/** The price never falls: bids above it stay until the end. */
function priceOf(book: Book, { totalSupply }: BookTerms): bigint {
  let price = book.clearingPrice;
  for (const tick of book.ticks.filter((one) => one > price)) {
    const needed = (demandFrom(book, tick) + totalSupply - 1n) / totalSupply;
    if (needed < tick) return needed > price ? needed : price;
    price = tick;
  }
  return price;
}

function sell(book: Book, { totalSupply }: BookTerms, price: bigint, mps: number): void {
  const above = demandFrom(book, price + 1n);
  const atPrice = demandFrom(book, price) - above;
  const offered = totalSupply * price;
  const unsold = offered > above ? offered - above : 0n;
  const left = unsold < atPrice ? unsold : atPrice;
  for (const bid of book.bids) {
    if (bid.maxPrice < price) continue;
    const whole = (demandOf(bid) * BigInt(mps)) / BigInt(MPS);
    const spent = bid.maxPrice === price ? (whole * left) / atPrice : whole;
    bid.spentQ96 += spent;
    bid.filledQ96 += (spent * Q96) / price;
    book.raisedQ96 += spent;
  }
}

/** What all bids at or above a price would spend on the whole issue. */
const demandFrom = ({ bids }: Book, price: bigint): bigint =>
  bids.reduce((sum, bid) => (bid.maxPrice >= price ? sum + demandOf(bid) : sum), 0n);

const demandOf = ({ amountQ96, startMps }: BookedBid): bigint => (amountQ96 * BigInt(MPS)) / BigInt(MPS - startMps);

/** A hint below the right tick is taken as well. */
export function initializeTick(book: Book, { tickSpacing }: BookTerms, prev: bigint, price: bigint): void {
  if (price % tickSpacing !== 0n) throw revert('TickPriceNotAtBoundary');
  if (book.ticks.includes(price)) return;
  if (prev >= price || !book.ticks.includes(prev)) throw revert('TickPreviousPriceInvalid');
  book.ticks = [...book.ticks, price].sort((a, b) => (a < b ? -1 : 1));
}
