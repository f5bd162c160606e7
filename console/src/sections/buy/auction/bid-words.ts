import { amountText, formatAmount, nearestAmount, shortAmount } from '../../../values/amount.ts';
import type { Auction, Bid } from '../../../values/auction.ts';
import type { Hex } from '../../../values/purchase/purchase.ts';
import { t } from './texts/index.ts';

export type MyBidsProps = Readonly<{
  wallet: Hex;
  auction: Auction;
  symbol: string | undefined;
  /** A bid that is in a block, and that the service records next. */
  awaited: Hex | undefined;
  /** Enters another bid with this money. */
  onAgain?: (units: bigint) => void;
}>;

const TOKEN_PLACES = 4;
export const CENTS = 2;

/** How amounts of an auction are written. Without a known currency: smallest units. */
export function wordsOf({ currency, tokenDecimals }: Auction, symbol: string | undefined) {
  const money = (units: bigint | string) =>
    currency === null ? String(units) : `${formatAmount(BigInt(units), currency.decimals)} ${currency.symbol}`;
  const price = ({ decimal }: Bid['maxPrice']) =>
    currency === null ? amountText(decimal) : `${amountText(decimal)} ${currency.symbol}`;
  return {
    money,
    tokens: (units: bigint | string) =>
      `${shortAmount(BigInt(units), tokenDecimals, TOKEN_PLACES)} ${symbol ?? t('tokens')}`,
    /** What is counted from block to block: each reading cuts or rounds up its last digits. */
    about: (units: string) =>
      currency === null ? units : `${nearestAmount(BigInt(units), currency.decimals, CENTS)} ${currency.symbol}`,
    price,
    name: ({ amount, maxPrice }: Bid) => t('bidName', { amount: money(amount), price: price(maxPrice) }),
  };
}
