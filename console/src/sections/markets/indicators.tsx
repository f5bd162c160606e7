import { Absent, KeyValueList, type Pair } from '../../kit/index.ts';
import { chartUsd } from '../../values/money.ts';
import { decimal } from '../../values/numbers.ts';
import type { Dashboard } from './dashboard.ts';
import css from './markets.module.css';
import { t } from './texts/index.ts';

type IndicatorsProps = Readonly<{ indicators: Dashboard['indicators'] }>;

const OVERBOUGHT = 70;
const OVERSOLD = 30;

/** The indicators at the newest candle; absent where there are too few candles. */
export function Indicators({ indicators }: IndicatorsProps) {
  if (indicators === null) return null;
  const { rsi14, macd, ema20, ema50, sma200, bollinger, atr14 } = indicators;
  const pairs: readonly Pair[] = [
    { name: t('rsi'), value: rsi14 === null ? <Few /> : t(`rsi.${zoneOf(rsi14)}`, { value: decimal(rsi14, 1) }) },
    {
      name: t('macd'),
      value:
        macd === null ? (
          <Few />
        ) : (
          [macd.macd, macd.signal, macd.histogram].map((value) => decimal(value, 4)).join(' / ')
        ),
    },
    { name: t('ema20'), value: usd(ema20) },
    { name: t('ema50'), value: usd(ema50) },
    { name: t('sma200'), value: usd(sma200) },
    {
      name: t('bollinger'),
      value:
        bollinger === null ? (
          <Few />
        ) : (
          [bollinger.lower, bollinger.middle, bollinger.upper].map((value) => chartUsd(value)).join(' / ')
        ),
    },
    { name: t('atr'), value: usd(atr14) },
  ];
  return (
    <section aria-label={t('indicators')} className={css.part}>
      <h3>{t('indicators')}</h3>
      <p className={css.source}>{t('indicators.lead')}</p>
      <KeyValueList pairs={pairs} />
    </section>
  );
}

const Few = () => <Absent why={t('few')} />;
const usd = (value: number | null) => (value === null ? <Few /> : chartUsd(value));
const zoneOf = (rsi: number) => (rsi >= OVERBOUGHT ? 'overbought' : rsi <= OVERSOLD ? 'oversold' : 'neutral');
