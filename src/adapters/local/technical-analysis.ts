import type { TechnicalAnalysis } from '../../application/ports/oracle.ts';
import type { Candle, Indicators } from '../../domain/oracle/dashboard.ts';

/** The number of candles of each indicator; for the bands also their width in standard deviations. */
export type Periods = Readonly<{
  rsi: number;
  macd: readonly [short: number, long: number, signal: number];
  ema: readonly [short: number, long: number];
  sma: number;
  bollinger: readonly [candles: number, deviations: number];
  atr: number;
}>;

/** The default periods, which are part of the indicators' names. */
const NAMED: Periods = { rsi: 14, macd: [12, 26, 9], ema: [20, 50], sma: 200, bollinger: [20, 2], atr: 14 };

type Series<I, O> = Readonly<{ add(input: I): unknown; isStable: boolean; getResult(): O | null }>;

/** Adds all inputs and returns the last result; undefined when there are too few inputs. */
function last<I, O>(series: Series<I, O>, inputs: readonly I[]): O | undefined {
  for (const input of inputs) series.add(input);
  return series.isStable ? (series.getResult() ?? undefined) : undefined;
}

/** Technical indicators by the package `trading-signals`; averages of gains, losses and ranges use Wilder's smoothing. */
export class TradingSignalsAnalysis implements TechnicalAnalysis {
  readonly #periods: Periods;
  readonly #known = new WeakMap<readonly Candle[], Indicators>();

  /** Other periods are used for comparison with published values. */
  constructor(periods: Periods = NAMED) {
    this.#periods = periods;
  }

  /** Once for each list: candles are read at most once a minute, and asked about more often. */
  async indicators(candles: readonly Candle[]): Promise<Indicators> {
    const known = this.#known.get(candles) ?? (await this.#computed(candles));
    this.#known.set(candles, known);
    return known;
  }

  /** Loads the package with the first call: most processes never compute an indicator. */
  async #computed(candles: readonly Candle[]): Promise<Indicators> {
    const signals = await import('trading-signals');
    const { ATR, BollingerBands, EMA, RSI, SMA } = signals;
    const { rsi, macd, ema, sma, bollinger, atr } = this.#periods;
    const closes = candles.map(({ close }) => close);
    const ranges = candles.map(({ high, low, close }) => ({ high, low, close }));
    return defined({
      rsi14: last(new RSI(rsi), closes),
      macd: macdOf(signals, closes, macd),
      ema20: last(new EMA(ema[0]), closes),
      ema50: last(new EMA(ema[1]), closes),
      sma200: last(new SMA(sma), closes),
      bollinger: last(new BollingerBands(...bollinger), closes),
      atr14: last(new ATR(atr), ranges),
    });
  }
}

/** The signal line is an average of the MACD and needs as many MACD values as its own period. */
function macdOf(
  { EMA, MACD }: typeof import('trading-signals'),
  closes: readonly number[],
  [short, long, signal]: Periods['macd'],
): Indicators['macd'] {
  if (closes.length < long + signal - 1) return undefined;
  return last(new MACD(new EMA(short), new EMA(long), new EMA(signal)), closes);
}

const defined = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
