import type { Data } from '@institutional-defi/client';
import { useState } from 'react';
import { useOperation } from '../../../api/index.ts';
import { amountProblem } from '../../../kit/index.ts';
import { amountText, editableAmount, parseAmount } from '../../../values/amount.ts';
import { type Auction, editablePrice, readPrice } from '../../../values/auction.ts';
import type { Hex } from '../../../values/purchase/purchase.ts';
import { limitOf } from '../../../values/purchase/sale-figures.ts';
import { useDebounced } from '../use-debounced.ts';
import type { BidOrder } from './wallet/prepare-bid.ts';

export type Currency = NonNullable<Auction['currency']>;
export type EnteredBid = ReturnType<typeof useBidOrder>;

/** What the person enters, and what the service says about it. */
export function useBidOrder(wallet: Hex, auction: Auction, currency: Currency, rules: Data<'viewSaleRules'>) {
  const [text, setText] = useState('');
  const [priceInput, setPrice] = useState('');
  const decimals = { token: auction.tokenDecimals, currency: currency.decimals };
  const [spacing, lowest] = [BigInt(auction.tickSpacing), BigInt(auction.lowestBid.q96)];
  const price = readPrice(priceInput, { spacing, lowest, decimals });
  const tick = 'tick' in price ? price.tick : undefined;
  const parsed = parseAmount(text, currency.decimals);
  const amount = parsed.ok && parsed.units > 0n ? parsed.units : undefined;
  const askedAmount = useDebounced(amount === undefined ? undefined : String(amount));
  const askedPrice = useDebounced(tick === undefined ? undefined : `q96:${tick}`);
  const query = {
    ...{ wallet, auction: auction.auction },
    ...(askedAmount !== undefined && { amount: askedAmount }),
    ...(askedPrice !== undefined && { maxPrice: askedPrice }),
  };
  const eligibility = useOperation('viewSaleEligibility', { query }, { keepPrevious: true, refetchEvery: 10_000 });
  const least = BigInt(rules.minContribution);
  const most = limitOf(eligibility.data?.remaining);
  const limits = { decimals: currency.decimals, symbol: currency.symbol, least, most };
  const isWrong =
    (text !== '' && amountProblem(parsed, limits) !== undefined) || ('problem' in price && price.problem !== 'empty');
  const isAsked = askedAmount === String(amount) && askedPrice === `q96:${tick}` && !eligibility.isPlaceholderData;
  const isJudged = isAsked && eligibility.data?.eligible === true;
  const order: BidOrder | undefined =
    amount === undefined || tick === undefined || isWrong || !isJudged
      ? undefined
      : { amount: String(amount), tick: String(tick), currency };
  return {
    ...{ text, setText, priceInput, setPrice, price, tick, amount, limits, decimals, eligibility, isWrong, order },
    isEmpty: amount === undefined && tick === undefined,
    lowestText: amountText(auction.lowestBid.decimal),
    setUnits: (units: bigint) => setText(editableAmount(units, currency.decimals)),
    setTick: (next: bigint) => setPrice(editablePrice(next, decimals)),
    /** For another bid with this money, at the same price where one is given. */
    fill: (units: bigint, at?: bigint) => {
      setText(editableAmount(units, currency.decimals));
      setPrice(at === undefined ? '' : editablePrice(at, decimals));
    },
    clear: () => {
      setText('');
      setPrice('');
    },
  };
}
