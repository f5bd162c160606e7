import { useMemo } from 'react';
import { AreaChart } from '../../../kit/index.ts';
import { type Auction, hasEnded, priceLine } from '../../../values/auction.ts';
import { significant } from '../../../values/numbers.ts';
import css from './auction.module.css';
import { t } from './texts/index.ts';

const HEIGHT = 160;
const SIGNIFICANT = 6;

/** The clearing price over time, as far as the service has indexed it. */
export function PriceChart({ auction }: Readonly<{ auction: Auction }>) {
  const unit = auction.currency?.symbol ?? '';
  const series = useMemo(() => [{ name: t('price'), points: priceLine(auction) }], [auction]);
  const format = useMemo(() => (value: number) => `${significant(value, SIGNIFICANT)} ${unit}`, [unit]);
  if (auction.prices.length < 2)
    return auction.prices.length === 0 ? null : <p className={css.note}>{t(hasEnded(auction) ? 'stayed' : 'still')}</p>;
  return <AreaChart label={t('chart', { symbol: unit })} series={series} format={format} height={HEIGHT} />;
}
