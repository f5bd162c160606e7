import { formatAmount, shortAmount } from '../../../values/amount.ts';
import type { Auction, Bid } from '../../../values/auction.ts';
import { t } from './texts/index.ts';

const TOKEN_PLACES = 4;

/** How amounts of an auction are written. Without a known currency: smallest units. */
export function wordsOf({ currency, tokenDecimals }: Auction, symbol: string | undefined) {
  const money = (units: bigint | string) =>
    currency === null ? String(units) : `${formatAmount(BigInt(units), currency.decimals)} ${currency.symbol}`;
  const price = ({ decimal }: Bid['maxPrice']) => (currency === null ? decimal : `${decimal} ${currency.symbol}`);
  return {
    money,
    tokens: (units: bigint | string) =>
      `${shortAmount(BigInt(units), tokenDecimals, TOKEN_PLACES)} ${symbol ?? t('tokens')}`,
    price,
    name: ({ amount, maxPrice }: Bid) => t('bidName', { amount: money(amount), price: price(maxPrice) }),
  };
}
