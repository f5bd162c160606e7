import { divideUp, MAX_UINT256 } from '../shared/amount.ts';
import { toUsd, type Usd } from '../shared/usd.ts';
import type { WalletAddress } from '../shared/wallet-address.ts';
import { feeAboveAmount, feeOutOfRange } from './errors.ts';
import type { FeeAction } from './fee-policy.ts';

export const FEE_QUOTE_SECONDS = 2 * 60;
/** The denominator of markups: 2,000 of 10,000 are 20 %. */
export const BASIS_POINTS = 10_000n;

/** The token that a fee is paid in. */
export type FeeToken = Readonly<{
  address: WalletAddress;
  decimals: number;
  /** Above zero, with at most FIGURE_DIGITS digits. */
  usd: Usd;
}>;

/** The price of a sponsored action, and everything that the price depends on. Its figures survive a JSON number. */
export type FeeQuote = Readonly<{
  quoteId: string;
  action: FeeAction;
  chainId: number;
  token: WalletAddress;
  tokenDecimals: number;
  tokenPriceUsd: Usd;
  isPro: boolean;
  /** Smallest units of the token. */
  fee: bigint;
  feeUsd: Usd;
  gasCostUsd: Usd;
  /** Basis points. */
  markup: bigint;
  /** The requested amount minus the fee. */
  amountAfterFee?: bigint;
  expiresAt: Date;
}>;

/** `signature` is HMAC-SHA256 over `encodeFeeQuote`, in hexadecimal digits. */
export type SignedFeeQuote = FeeQuote & Readonly<{ signature: string }>;

/** Input of `priceFee`. */
export type FeeBasis = Readonly<{
  quoteId: string;
  action: FeeAction;
  chainId: number;
  token: FeeToken;
  isPro: boolean;
  /** Gas cost of the action, in wei. */
  gasCostWei: bigint;
  /** Price of one whole native coin. */
  nativeUsd: Usd;
  markupBps: bigint;
  amount?: bigint;
  now: Date;
}>;

/** Decimals of the native coin of every EVM chain. */
const ONE_COIN = 10n ** 18n;

/**
 * Prices an action, rounding up at every step, so that the fee is never zero. Throws FEE_ABOVE_AMOUNT and
 * FEE_OUT_OF_RANGE, and a RangeError when the gas cost or a price is not positive, or the markup is negative.
 */
export function priceFee(basis: FeeBasis): FeeQuote {
  const { token, gasCostWei, nativeUsd, markupBps, amount, now } = basis;
  if (gasCostWei <= 0n || nativeUsd <= 0n || token.usd <= 0n || markupBps < 0n)
    throw new RangeError('gas cost and prices must be above zero, and the markup must not be negative');
  const gasCostUsd = roundedUp(divideUp(gasCostWei * nativeUsd, ONE_COIN) as Usd);
  const feeUsd = roundedUp(divideUp(gasCostUsd * (BASIS_POINTS + markupBps), BASIS_POINTS) as Usd);
  const fee = divideUp(feeUsd * 10n ** BigInt(token.decimals), token.usd);
  if (fee > MAX_UINT256) throw feeOutOfRange();
  return {
    quoteId: basis.quoteId,
    action: basis.action,
    chainId: basis.chainId,
    token: token.address,
    tokenDecimals: token.decimals,
    tokenPriceUsd: token.usd,
    isPro: basis.isPro,
    fee,
    feeUsd,
    gasCostUsd,
    markup: markupBps,
    ...(amount !== undefined && { amountAfterFee: amountAfterFee(amount, fee) }),
    expiresAt: new Date(now.getTime() + FEE_QUOTE_SECONDS * 1000),
  };
}

/** The amount minus the fee, in the fee's token. Throws FEE_ABOVE_AMOUNT when nothing is left. */
export function amountAfterFee(amount: bigint, fee: bigint): bigint {
  if (fee >= amount) throw feeAboveAmount({ fee: fee.toString(), amount: amount.toString() });
  return amount - fee;
}

/** A JSON number holds any 15 decimal digits; three fewer leave a margin for calculations by clients. */
export const FIGURE_DIGITS = 12;

/** The smallest figure with at most FIGURE_DIGITS significant digits that is not less than `usd`. */
export function roundedUp(usd: Usd): Usd {
  const unit = 10n ** BigInt(Math.max(0, usd.toString().length - FIGURE_DIGITS));
  return (divideUp(usd, unit) * unit) as Usd;
}

/** Parses a price as a quote contains it: above zero, with at most FIGURE_DIGITS digits. Undefined for anything else. */
export function toQuotablePrice(decimal: string | number): Usd | undefined {
  const usd = toUsd(decimal);
  return usd === undefined || usd === 0n || usd !== roundedUp(usd) ? undefined : usd;
}

/** Domain separation: distinguishes quotes from other data signed with the same keys, and from later versions of the encoding. */
const LABEL = 'fee-quote/1';

/**
 * The signed text of a quote: the label and every field in a fixed order, each preceded by its length, so that two
 * different quotes never have the same encoding. An absent field is encoded as empty text, which no present field is.
 */
export function encodeFeeQuote(quote: FeeQuote): string {
  const fields = [
    LABEL,
    quote.quoteId,
    quote.action,
    quote.chainId,
    quote.token,
    quote.tokenDecimals,
    quote.tokenPriceUsd,
    quote.isPro,
    quote.fee,
    quote.feeUsd,
    quote.gasCostUsd,
    quote.markup,
    quote.amountAfterFee ?? '',
    quote.expiresAt.getTime(),
  ];
  return fields.map((field) => lengthPrefixed(String(field))).join('');
}

/** The length is in UTF-16 code units. */
const lengthPrefixed = (text: string): string => `${text.length}:${text},`;
