import { Interface } from 'ethers';
import type { Auction } from '../../../domain/sale/auction.ts';
import type { AuctionEvent, BidSubmitted } from '../../../domain/sale/auction-event.ts';
import { MAX_UINT256 } from '../../../domain/shared/amount.ts';
import type { Hex } from '../../../domain/shared/hex.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import { callIn, revert } from '../memory/revert.ts';
import type { InMemoryTokens } from '../memory/tokens.memory.ts';
import {
  advance,
  type Book,
  type BookedBid,
  type BookTerms,
  checkpointAt,
  hasGraduated,
  initializeTick,
  MPS,
  newBook,
  Q96,
} from './auction-book.memory.ts';
import { bidIn, type ExitHints, partialExit, settle, wholeExit } from './auction-exits.memory.ts';
import type { AuctionTerms } from './auctions.memory.ts';
import type { BidToAdmit, InMemoryPermitHook } from './permit-hook.memory.ts';

const auctionCalls = new Interface([
  'function submitBid(uint256 maxPrice, uint128 amount, address owner, uint256 prevTickPrice, bytes hookData) payable',
  'function submitBid(uint256 maxPrice, uint128 amount, address owner, bytes hookData) payable',
  'function exitBid(uint256 bidId)',
  'function exitPartiallyFilledBid(uint256 bidId, uint64 lastFullyFilledCheckpointBlock, uint64 outbidBlock)',
  'function claimTokens(uint256 bidId)',
  'function claimTokensBatch(address owner, uint256[] bidIds)',
  'function checkpoint()',
  'function onTokensReceived()',
]);

type PlaceKeys = 'auction' | 'txHash' | 'logIndex' | 'blockNumber' | 'blockHash' | 'timestamp';
type Unplaced<Event> = Event extends unknown ? Omit<Event, PlaceKeys> : never;
export type EmittedEvent = Unplaced<AuctionEvent>;

export type AuctionSetup = Readonly<{
  auction: Auction;
  terms: BookTerms & Readonly<{ claimBlock: number; tokenDecimals: number }>;
  token: WalletAddress;
  currency: WalletAddress;
  tokens: InMemoryTokens;
  hook: InMemoryPermitHook;
  /** The newest block; a call goes into the one after it. */
  head: () => number;
  /** Carries out a transaction with this hash: its events, in their order. */
  include: (hash: Hex, events: readonly EmittedEvent[]) => void;
}>;

/** What one call does: to a copy of the book, and to nothing else before it has passed. */
type Run = Readonly<{ book: Book; block: number; events: EmittedEvent[]; effects: (() => void)[] }>;

/**
 * TestAuction.sol in memory, paid by allowance: the same checks in the same order with the same errors, the same sums and the same events.
 * An error of the hook is not wrapped in one of the auction.
 */
export class InMemoryAuction {
  readonly #setup: AuctionSetup;
  #book: Book;

  /** One that holds its tokens by now has been told so. */
  constructor(setup: AuctionSetup) {
    this.#setup = setup;
    this.#book = newBook(setup.terms, this.#holdsTokens());
  }

  /** As a checkpoint made now would leave it. */
  terms(): AuctionTerms {
    const { auction, terms, token, currency, head, hook } = this.#setup;
    const book = structuredClone(this.#book);
    // A bid is in the block that is not full yet.
    const block = Math.max(head(), book.lastBlock);
    const { isFunded } = book;
    if (block >= terms.startBlock && isFunded) advance(book, terms, block);
    const { clearingPrice, raisedQ96 } = book;
    const issued = checkpointAt(book, book.lastBlock).mps;
    return {
      ...{
        ...terms,
        token,
        currency,
        clearingPrice,
        issued,
        isFunded: isFunded || block < terms.startBlock,
        spender: auction.auction,
        maxBidPrice: maxBidPriceOf(terms),
      },
      ...{ graduated: hasGraduated(book, terms), raised: raisedQ96 / Q96, capLeft: hook.capLeft(auction.auction) },
    };
  }

  /** Reverts before any change; a rehearsal changes nothing. */
  call(sender: WalletAddress, data: Hex, as: 'rehearsal' | Hex): void {
    const run: Run = { book: structuredClone(this.#book), block: this.#setup.head() + 1, events: [], effects: [] };
    this.#carryOut(run, sender, data);
    if (as === 'rehearsal') return;
    this.#book = run.book;
    for (const effect of run.effects) effect();
    this.#setup.include(as, run.events);
  }

  /** Nothing is read of it but by the service. */
  read(): undefined {
    return undefined;
  }

  #carryOut(run: Run, sender: WalletAddress, data: Hex): void {
    const { name, args } = callIn(auctionCalls, data);
    switch (name) {
      case 'submitBid': {
        const [maxPrice, amount, owner] = args as unknown as [bigint, bigint, WalletAddress];
        const prev: bigint = args.length === 5 ? args[3] : this.#setup.terms.floorPrice;
        this.#submit(run, { maxPrice, amount, owner, sender, hookData: args.at(-1) as Hex }, prev);
        break;
      }
      case 'exitBid':
        this.#exitWhole(run, args[0]);
        break;
      case 'exitPartiallyFilledBid':
        this.#exitPart(run, args[0], { filled: Number(args[1]), outbid: Number(args[2]) });
        break;
      case 'claimTokens':
        this.#claim(run, [args[0]], undefined);
        break;
      case 'claimTokensBatch':
        this.#claim(run, [...args[1]], args[0]);
        break;
      case 'onTokensReceived':
        if (!this.#holdsTokens()) throw revert('InvalidTokenAmountReceived');
        run.book.isFunded = true;
        break;
      default:
        this.#advance(run);
    }
  }

  #advance({ book, block, events }: Run): void {
    const made = advance(book, this.#setup.terms, block);
    if (made !== undefined) events.push({ kind: 'checkpoint', ...made });
  }

  #holdsTokens(): boolean {
    const { auction, terms, token, tokens } = this.#setup;
    return tokens.balanceOf(token, auction.auction) >= terms.totalSupply;
  }

  #submit(run: Run, bid: BidToAdmit & Readonly<{ maxPrice: bigint }>, prev: bigint): void {
    const { terms, auction, currency: token, tokens, hook } = this.#setup;
    const { book, block, events, effects } = run;
    const { maxPrice, amount, owner, sender } = bid;
    if (block >= terms.endBlock) throw revert('AuctionIsOver');
    if (amount === 0n) throw revert('BidAmountTooSmall');
    const payment = { token, from: sender, to: auction.auction, amount };
    tokens.requireTakable(auction.auction, payment);
    const highest = maxBidPriceOf(terms);
    if (maxPrice > highest) throw revert('InvalidBidPriceTooHigh', maxPrice, highest);
    this.#advance(run);
    const { mps } = checkpointAt(book, book.lastBlock);
    if (mps === MPS) throw revert('AuctionSoldOut');
    if (maxPrice <= book.clearingPrice) throw revert('BidMustBeAboveClearingPrice');
    initializeTick(book, terms, prev, maxPrice);
    const { permit, admit } = hook.validate(auction.auction, bid);
    const bidId = BigInt(book.bids.length);
    book.bids.push({
      ...{ startBlock: block, startMps: mps, maxPrice, owner, amountQ96: amount * Q96 },
      ...{ spentQ96: 0n, filledQ96: 0n, exitedBlock: 0, tokensFilled: 0n },
    });
    const submitted: Unplaced<BidSubmitted> = { kind: 'bid', bidId, owner, price: maxPrice, amount };
    events.push({ ...submitted, sender, nonce: permit.nonce });
    effects.push(() => tokens.transferFrom(auction.auction, payment), admit);
  }

  #exitWhole(run: Run, bidId: bigint): void {
    const { terms } = this.#setup;
    if (run.block < terms.endBlock) throw revert('AuctionIsNotOver');
    this.#advance(run);
    this.#exit(run, bidId, wholeExit(run.book, terms, bidId));
  }

  #exitPart(run: Run, bidId: bigint, hints: ExitHints): void {
    this.#advance(run);
    this.#exit(run, bidId, partialExit(run.book, this.#setup.terms, { bidId, block: run.block, ...hints }));
  }

  #exit({ book, block, events, effects }: Run, bidId: bigint, bid: BookedBid): void {
    const { terms, auction, currency, tokens } = this.#setup;
    const refund = settle(book, terms, block, bid);
    events.push({ kind: 'exit', bidId, owner: bid.owner, tokens: bid.tokensFilled, amount: refund });
    effects.push(() => tokens.transfer({ token: currency, from: auction.auction, to: bid.owner, amount: refund }));
  }

  #claim(run: Run, bidIds: readonly bigint[], owner: WalletAddress | undefined): void {
    const { terms, auction, token, tokens } = this.#setup;
    if (run.block < terms.claimBlock) throw revert('NotClaimable');
    this.#advance(run);
    if (!hasGraduated(run.book, terms)) throw revert('NotGraduated');
    for (const bidId of bidIds) {
      const bid = bidIn(run.book, bidId);
      if (owner !== undefined && bid.owner !== owner) throw revert('BatchClaimDifferentOwner', owner, bid.owner);
      if (bid.exitedBlock === 0) throw revert('BidNotExited');
      const amount = bid.tokensFilled;
      bid.tokensFilled = 0n;
      if (amount === 0n) continue;
      run.events.push({ kind: 'claim', bidId, owner: bid.owner, tokens: amount });
      run.effects.push(() => tokens.transfer({ token, from: auction.auction, to: bid.owner, amount }));
    }
  }
}

/** At which the product with the supply does not overflow. */
const maxBidPriceOf = ({ totalSupply }: BookTerms): bigint => MAX_UINT256 / BigInt(MPS) / totalSupply;
