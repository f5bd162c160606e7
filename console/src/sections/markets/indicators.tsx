import { Absent, KeyValueList, type Pair } from '../../kit/index.ts';
import { chartUsd } from '../../values/usd.ts';
import type { Dashboard } from './dashboard.ts';
import css from './markets.module.css';

type IndicatorsProps = Readonly<{ indicators: Dashboard['indicators'] }>;

const OVERBOUGHT = 70;
const OVERSOLD = 30;

/** The indicators at the newest candle; absent where there are too few candles. */
export function Indicators({ indicators }: IndicatorsProps) {
  if (indicators === null) return null;
  const { rsi14, macd, ema20, ema50, sma200, bollinger, atr14 } = indicators;
  const pairs: readonly Pair[] = [
    { name: 'RSI (14)', value: rsi14 === null ? few : `${rsi14.toFixed(1)}, ${zoneOf(rsi14)}` },
    {
      name: 'MACD, signal, histogram',
      value:
        macd === null ? few : [macd.macd, macd.signal, macd.histogram].map((value) => value.toFixed(4)).join(' / '),
    },
    { name: 'EMA 20', value: usd(ema20) },
    { name: 'EMA 50', value: usd(ema50) },
    { name: 'SMA 200', value: usd(sma200) },
    {
      name: 'Bollinger: lower, middle, upper',
      value:
        bollinger === null
          ? few
          : [bollinger.lower, bollinger.middle, bollinger.upper].map((value) => chartUsd(value)).join(' / '),
    },
    { name: 'ATR (14)', value: usd(atr14) },
  ];
  return (
    <section aria-label="Indicators at the newest candle" className={css.part}>
      <h3>Indicators at the newest candle</h3>
      <KeyValueList pairs={pairs} />
    </section>
  );
}

const few = <Absent why="too few candles" />;
const usd = (value: number | null) => (value === null ? few : chartUsd(value));
const zoneOf = (rsi: number) => (rsi >= OVERBOUGHT ? 'overbought' : rsi <= OVERSOLD ? 'oversold' : 'neutral');
