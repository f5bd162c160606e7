import type { Data } from '@institutional-defi/client';
import { sameAddress } from './address.ts';
import { amountText, editableAmount, type ParsedAmount, parseAmount } from './amount.ts';

export type Auction = Data<'viewAuctions'>['auctions'][number];
export type Bid = Data<'viewBids'>['bids'][number];
type Decimals = Readonly<{ token: number; currency: number }>;

const Q96 = 2n ** 96n;
const BILLION = 10n ** 9n;
const SIGNIFICANT = 12;
/** More than a price is ever written with. */
export const PRICE_PLACES = 40;

const tenTo = (power: number): bigint => 10n ** BigInt(power);

/** A tick above the clearing price, or the nearest ones to what was written, the lower one only where a bid can have it. */
export type ReadPrice =
  | Readonly<{ tick: bigint }>
  | Readonly<{ problem: Extract<ParsedAmount, { ok: false }>['problem'] }>
  | Readonly<{ problem: 'too-low' | 'between'; nearest: readonly bigint[] }>;

type Ticks = Readonly<{ spacing: bigint; lowest: bigint; decimals: Decimals }>;

/** Reads `0.0525` as the chosen language writes it, whole currency for one whole token. Few ticks are round decimal numbers: one within a billionth is meant. */
export function readPrice(text: string, { spacing, lowest, decimals }: Ticks): ReadPrice {
  const parsed = parseAmount(text, PRICE_PLACES);
  if (!parsed.ok) return { problem: parsed.problem };
  const dividend = parsed.units * tenTo(decimals.currency) * Q96;
  const divisor = tenTo(PRICE_PLACES + decimals.token);
  const nearest = ((2n * dividend + divisor * spacing) / (2n * divisor * spacing)) * spacing;
  const distance = nearest * divisor - dividend;
  const isNamed = (distance < 0n ? -distance : distance) * BILLION <= dividend;
  if (isNamed && nearest >= lowest) return { tick: nearest };
  const below = (dividend / (divisor * spacing)) * spacing;
  if (below < lowest) return { problem: 'too-low', nearest: [lowest] };
  return { problem: 'between', nearest: [below, below + spacing] };
}

/** Whole currency for one whole token, with 12 significant digits, as the service writes prices. */
export function pricePlain(q96: bigint, { token, currency }: Decimals): string {
  if (q96 === 0n) return '0';
  const [dividend, divisor] = [q96 * tenTo(token), Q96 * tenTo(currency)];
  const whole = (dividend / divisor).toString();
  const places =
    whole === '0' ? SIGNIFICANT - 1 + (divisor / dividend).toString().length : Math.max(0, SIGNIFICANT - whole.length);
  const digits = ((2n * dividend * tenTo(places) + divisor) / (2n * divisor)).toString().padStart(places + 1, '0');
  if (places === 0) return digits;
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`.replace(/\.?0+$/, '');
}

/** As the chosen language writes it. */
export const priceText = (q96: bigint, decimals: Decimals): string => amountText(pricePlain(q96, decimals));

/** For an input field: no separators of thousands. */
export function editablePrice(q96: bigint, decimals: Decimals): string {
  const [whole = '', fraction = ''] = pricePlain(q96, decimals).split('.');
  return editableAmount(BigInt(whole + fraction), fraction.length);
}

/** Undefined where the auction's currency is not a payment token of the sale. */
export const decimalsOf = ({ tokenDecimals, currency }: Auction): Decimals | undefined =>
  currency === null ? undefined : { token: tokenDecimals, currency: currency.decimals };

/** What the amount buys at the price, rounded down. At a bid's own highest price: the fewest tokens that all of it can buy. */
export const tokensAt = (amount: bigint, q96: bigint): bigint => (q96 === 0n ? 0n : (amount * Q96) / q96);

export const hasEnded = ({ phase }: Pick<Auction, 'phase'>): boolean => phase === 'ended' || phase === 'claimable';

/** What a bid ends with. */
export type Outlook = Readonly<
  /** Too little was raised, and all of it comes back. */
  | { kind: 'refunded'; refund: bigint }
  /** It gets nothing more: what it has, and the rest of the money. `isLeast`: it may have got more at exactly its own price. */
  | { kind: 'settled'; tokens: bigint; refund: bigint; isLeast: boolean }
  /** If the price stays where it is until the end. */
  | { kind: 'if-the-price-stays'; tokens: bigint; spent: bigint }
  /** At exactly its own price it shares what the higher ones leave. */
  | { kind: 'shares'; tokens: bigint; spent: bigint }
>;

/** What the bid gets at the present price. */
export function outlookOf(bid: Bid, auction: Auction): Outlook {
  const { graduated, clearingPrice } = auction;
  const [amount, spent, tokens] = [bid.amount, bid.spent, bid.tokens].map(BigInt) as [bigint, bigint, bigint];
  const [price, own] = [BigInt(clearingPrice.q96), BigInt(bid.maxPrice.q96)];
  if (bid.refunded !== null) return { kind: 'settled', tokens, refund: BigInt(bid.refunded), isLeast: false };
  if (hasEnded(auction) && !graduated) return { kind: 'refunded', refund: amount };
  if (price > own) return { kind: 'settled', tokens, refund: amount - spent, isLeast: true };
  if (price === own) return { kind: 'shares', tokens, spent };
  const rest = amount - spent;
  return { kind: 'if-the-price-stays', tokens: tokens + tokensAt(rest, price), spent: amount };
}

type Sum = Readonly<{ symbol: string; decimals: number; units: bigint }>;

/** Money of bids that have not exited: it left the wallet, and what becomes of it is not settled. One sum a currency that the service knows. */
export function moneyInBids(bids: readonly Bid[], auctions: readonly Auction[]): readonly Sum[] {
  const sums = new Map<string, Sum>();
  for (const { auction, amount, refunded } of bids) {
    const currency = auctions.find((one) => sameAddress(one.auction, auction))?.currency;
    if (currency == null || refunded !== null) continue;
    const { address, symbol, decimals } = currency;
    sums.set(address, { symbol, decimals, units: (sums.get(address)?.units ?? 0n) + BigInt(amount) });
  }
  return [...sums.values()];
}

/** What comes back if too little is raised in the end; undefined once that is settled for the bid. */
export const refundIfFailed = (bid: Bid, auction: Auction): bigint | undefined =>
  auction.graduated || hasEnded(auction) || bid.refunded !== null ? undefined : BigInt(bid.amount);

/** Seconds between two blocks, where a chain keeps to them. */
const USUAL_SECONDS: Readonly<Record<number, number>> = { 1: 12, 10: 2, 137: 2, 8453: 2, 42161: 0.25 };
/** Fewer blocks say little about how fast they come. */
const MEASURED_BLOCKS = 100;
/** By how much a reading may miss its block. Multiplied up to a far end, it would move that by hours. */
const READING_MS = 30_000;

/** About when the block comes, or came; undefined where nothing says how fast they come. */
export function timeOfBlock({ chainId, block, asOf, prices }: Auction, wanted: number): string | undefined {
  const first = prices[0];
  const passed = first === undefined ? 0 : block - first.block;
  const measured =
    first === undefined || passed < MEASURED_BLOCKS ? undefined : (Date.parse(asOf) - Date.parse(first.at)) / passed;
  const usual = (USUAL_SECONDS[chainId] ?? Number.NaN) * 1_000;
  const each = Math.abs((measured ?? usual) - usual) * passed <= READING_MS ? usual : measured;
  return each === undefined ? undefined : new Date(Date.parse(asOf) + (wanted - block) * each).toISOString();
}

/** About so many seconds until tokens can be claimed; undefined from then on, and where nothing says how fast blocks come. */
export function secondsToClaim(auction: Auction): number | undefined {
  const at = timeOfBlock(auction, auction.claimBlock + 1);
  if (auction.phase === 'claimable' || at === undefined) return undefined;
  return Math.ceil((Date.parse(at) - Date.parse(auction.asOf)) / 1_000);
}

/** The price as a chart draws it: each stays until the next, and the newest until now. */
export function priceLine({
  prices,
  clearingPrice,
  asOf,
}: Auction): readonly Readonly<{ at: string; value: number }>[] {
  const steps = [...prices.map(({ at, price }) => ({ at, value: Number(price.decimal) }))];
  const line = steps.flatMap((step, index) => {
    const before = steps[index - 1];
    const at = Date.parse(step.at) - 1_000;
    const isApart = before !== undefined && at > Date.parse(before.at);
    return isApart ? [{ at: new Date(at).toISOString(), value: before.value }, step] : [step];
  });
  return [...line, { at: asOf, value: Number(clearingPrice.decimal) }];
}
