import { wholeCoins } from '../shared/amount.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';

/** An auction on the sale's chain, and the validation hook that admits its bids. */
export type Auction = Readonly<{ auction: WalletAddress; hook: WalletAddress }>;

/** Prices are Q96: units of the currency for one unit of the token, times 2^96. */
export type AuctionState = Readonly<{
  /** The number of the block at which the state was read. */
  block: number;
  startBlock: number;
  /** The first block that takes no bid. */
  endBlock: number;
  /** The first block in which tokens can be claimed. */
  claimBlock: number;
  currency: WalletAddress;
  token: WalletAddress;
  tokenDecimals: number;
  /** Smallest units of the token. */
  totalSupply: bigint;
  tickSpacing: bigint;
  floorPrice: bigint;
  clearingPrice: bigint;
  /** How much of the supply was issued so far, in parts of ten million. */
  issued: number;
  /** Whether the auction was told that it holds its tokens: before, it takes no bid. True where it has not started. */
  isFunded: boolean;
  /** The highest price of a bid; above it, the auction could not compute with the supply. */
  maxBidPrice: bigint;
  /** Units of the currency that the hook still admits to the auction, of all bidders together. */
  capLeft: bigint;
  /** Takes the currency from the sender: the auction, or Permit2. */
  spender: WalletAddress;
  /** Whether enough was raised: otherwise every bid is refunded when the auction has ended. */
  graduated: boolean;
  /** Units of the currency that bids have spent. */
  raised: bigint;
  /** Units of the currency from which on the auction graduates; undefined where its contract does not publish it. */
  required: bigint | undefined;
}>;

export type AuctionPhase = 'upcoming' | 'open' | 'ended' | 'claimable';
/** `unfunded`: its tokens are missing. `soldOut`: everything is issued before its end. */
export type AuctionStanding = AuctionPhase | 'unfunded' | 'soldOut';

/** Parts in which the issue is measured. */
export const ALL_ISSUED = 10_000_000;

type Timing = Pick<AuctionState, 'block' | 'startBlock' | 'endBlock' | 'claimBlock' | 'isFunded' | 'issued'>;

export function standingOf({ block, startBlock, endBlock, claimBlock, isFunded, issued }: Timing): AuctionStanding {
  if (block < startBlock) return 'upcoming';
  if (block >= endBlock) return block < claimBlock ? 'ended' : 'claimable';
  if (!isFunded) return 'unfunded';
  return issued < ALL_ISSUED ? 'open' : 'soldOut';
}

/** Only an auction that takes a bid now is open: one without its tokens has yet to begin, and one that is sold out has nothing left. */
export function phaseOf(state: AuctionState): AuctionPhase {
  const standing = standingOf(state);
  if (standing === 'unfunded') return 'upcoming';
  return standing === 'soldOut' ? 'ended' : standing;
}

/** A price as a bidder writes it: Q96, or a decimal number of whole currency for one whole token. */
export type BidPrice = Readonly<{ q96: bigint } | { digits: bigint; places: number }>;

/** The price as it is written. */
export const priceText = (price: BidPrice): string =>
  'q96' in price ? `q96:${price.q96}` : wholeCoins(price.digits, price.places);

/** Decimals of the token and of the currency. */
export type Decimals = Readonly<{ token: number; currency: number }>;

const Q96 = 2n ** 96n;
const tenTo = (power: number): bigint => 10n ** BigInt(power);
/** A decimal number names the tick that is this close: few ticks are round decimal numbers. */
const BILLION = 10n ** 9n;

/** The tick that the price names; undefined when it names none. */
export function tickOf(price: BidPrice, spacing: bigint, decimals: Decimals): bigint | undefined {
  if ('q96' in price) return price.q96 % spacing === 0n ? price.q96 : undefined;
  const [dividend, divisor] = fractionOf(price, decimals);
  const nearest = ((2n * dividend + divisor * spacing) / (2n * divisor * spacing)) * spacing;
  const distance = nearest * divisor - dividend;
  const isNamed = (distance < 0n ? -distance : distance) * BILLION <= dividend;
  return isNamed ? nearest : undefined;
}

/** The highest tick at or below the price. */
export function tickBelow(price: BidPrice, spacing: bigint, decimals: Decimals): bigint {
  if ('q96' in price) return price.q96 - (price.q96 % spacing);
  const [dividend, divisor] = fractionOf(price, decimals);
  return (dividend / (divisor * spacing)) * spacing;
}

/** The lowest price at which a bid is taken. */
export const lowestBid = ({ clearingPrice, tickSpacing }: AuctionState): bigint =>
  (clearingPrice / tickSpacing + 1n) * tickSpacing;

/** The highest tick at which a bid is taken. */
export const highestBid = ({ maxBidPrice, tickSpacing }: AuctionState): bigint =>
  maxBidPrice - (maxBidPrice % tickSpacing);

/** The decimal price in Q96, as a fraction. */
function fractionOf({ digits, places }: Extract<BidPrice, { digits: bigint }>, { token, currency }: Decimals) {
  return [digits * tenTo(currency) * Q96, tenTo(places + token)] as const;
}

const SIGNIFICANT = 12;

/** Whole currency for one whole token, with 12 significant digits: read back, it names the same tick. */
export function decimalPrice(q96: bigint, { token, currency }: Decimals): string {
  if (q96 === 0n) return '0';
  const [dividend, divisor] = [q96 * tenTo(token), Q96 * tenTo(currency)];
  const whole = (dividend / divisor).toString();
  // Below 1, as many zeros follow the point as the reciprocal has digits, or one less.
  const places =
    whole === '0' ? SIGNIFICANT - 1 + (divisor / dividend).toString().length : Math.max(0, SIGNIFICANT - whole.length);
  const rounded = ((2n * dividend * tenTo(places) + divisor) / (2n * divisor)).toString().padStart(places + 1, '0');
  if (places === 0) return rounded;
  return `${rounded.slice(0, -places)}.${rounded.slice(-places)}`.replace(/\.?0+$/, '');
}
