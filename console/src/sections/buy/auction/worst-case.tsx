import { formatAmount, shortAmount } from '../../../values/amount.ts';
import { type Auction, decimalsOf, priceText, tokensAt } from '../../../values/auction.ts';
import css from './auction.module.css';
import { t } from './texts/index.ts';

type WorstCaseProps = Readonly<{ auction: Auction; symbol: string | undefined; amount: bigint; tick: bigint }>;

/** What a bid can come to: the most that is paid and the least that is got, and when. */
export function WorstCase({ auction, symbol, amount, tick }: WorstCaseProps) {
  const { currency, required, graduated } = auction;
  const decimals = decimalsOf(auction);
  if (currency === null || decimals === undefined) return null;
  const money = (units: bigint) => `${formatAmount(units, currency.decimals)} ${currency.symbol}`;
  const price = `${priceText(tick, decimals)} ${currency.symbol}`;
  const least = `${shortAmount(tokensAt(amount, tick), decimals.token)} ${symbol ?? t('tokens')}`;
  return (
    <ul className={css.worst} aria-label={t('cases')}>
      <li>{t('case.pay', { amount: money(amount) })}</li>
      <li>{t('case.below', { price, tokens: least })}</li>
      <li>{t('case.above', { price })}</li>
      {!graduated && (
        <li>{required === null ? t('case.failedUnknown') : t('case.failed', { required: money(BigInt(required)) })}</li>
      )}
      <li>{t('case.bound')}</li>
    </ul>
  );
}
