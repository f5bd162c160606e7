import { expect } from 'chai';
import fc from 'fast-check';
import { type Periods, TradingSignalsAnalysis } from '../../../src/adapters/local/technical-analysis.ts';
import type { Candle } from '../../../src/domain/oracle/dashboard.ts';

const candle = (high: number, low: number, close: number, i: number): Candle => ({
  time: new Date(i * 60_000),
  open: close,
  high,
  low,
  close,
  volume: 1,
});
const closing = (closes: readonly number[]) => closes.map((close, i) => candle(close, close, close, i));
const named = new TradingSignalsAnalysis();
const rounded = (value: number | undefined) => value?.toFixed(2);

// StockCharts' ChartSchool, sheets cs-rsi and cs-atr.
const RSI_CLOSES = [
  44.3389, 44.0902, 44.1497, 43.6124, 44.3278, 44.8264, 45.0955, 45.4245, 45.8433, 46.0826, 45.8931, 46.0328, 45.614,
  46.282, 46.282, 46.0028, 46.0328, 46.4116, 46.2222, 45.6439, 46.2122, 46.2521, 45.7137, 46.4515, 45.7835, 45.3548,
  44.0288, 44.1783, 44.2181, 44.5672, 43.4205, 42.6628, 43.1314,
];
const RSI_VALUES =
  '70.53 66.32 66.55 69.41 66.36 57.97 62.93 63.26 56.06 62.38 54.71 50.42 39.99 41.46 41.87 45.46 37.30 33.08 37.77';
const ATR_ROWS = [
  [48.7, 47.79, 48.16],
  [48.72, 48.14, 48.61],
  [48.9, 48.39, 48.75],
  [48.87, 48.37, 48.63],
  [48.82, 48.24, 48.74],
  [49.05, 48.635, 49.03],
  [49.2, 48.94, 49.07],
  [49.35, 48.86, 49.32],
  [49.92, 49.5, 49.91],
  [50.19, 49.87, 50.13],
  [50.12, 49.2, 49.53],
  [49.66, 48.9, 49.5],
  [49.88, 49.43, 49.75],
  [50.19, 49.725, 50.03],
  [50.36, 49.26, 50.31],
  [50.57, 50.09, 50.52],
  [50.65, 50.3, 50.41],
] as const;
const ATR_VALUES = '0.56 0.59 0.59 0.57';

// The reference values of the tests of Tulip Indicators.
const TULIP_CLOSES = [
  81.59, 81.06, 82.87, 83.0, 83.61, 83.15, 82.84, 83.99, 84.55, 84.36, 85.53, 86.54, 86.89, 87.77, 87.29,
];
const TULIP: Periods = { rsi: 5, macd: [2, 5, 9], ema: [5, 5], sma: 5, bollinger: [5, 2], atr: 5 };

describe('TradingSignalsAnalysis', () => {
  it('computes the RSI that StockCharts publishes', async () => {
    const from = RSI_CLOSES.length - RSI_VALUES.split(' ').length + 1;
    const at = async (i: number) => rounded((await named.indicators(closing(RSI_CLOSES.slice(0, from + i)))).rsi14);
    const values = await Promise.all(RSI_VALUES.split(' ').map((_, i) => at(i)));
    expect(values.join(' ')).to.equal(RSI_VALUES);
  });

  it('computes the ATR that StockCharts publishes', async () => {
    const candles = ATR_ROWS.map(([high, low, close], i) => candle(high, low, close, i));
    const at = async (i: number) => rounded((await named.indicators(candles.slice(0, 14 + i))).atr14);
    const values = await Promise.all(ATR_VALUES.split(' ').map((_, i) => at(i)));
    expect(values.join(' ')).to.equal(ATR_VALUES);
  });

  it('computes the averages, bands and momentum that Tulip Indicators publishes', async () => {
    const tulip = new TradingSignalsAnalysis(TULIP);
    const { ema20, sma200, bollinger, rsi14 } = await tulip.indicators(closing(TULIP_CLOSES));
    expect([ema20, sma200, bollinger?.lower, bollinger?.middle, bollinger?.upper, rsi14].map(rounded)).to.deep.equal([
      '86.70',
      '86.80',
      '85.29',
      '86.80',
      '88.32',
      '78.50',
    ]);
  });

  it('computes the MACD that Tulip Indicators publishes, once its signal line has enough values', async () => {
    const tulip = new TradingSignalsAnalysis(TULIP);
    const at = async (count: number) => (await tulip.indicators(closing(TULIP_CLOSES.slice(0, count)))).macd;
    const macds = await Promise.all([13, 14, 15].map(at));
    const told = macds.map((macd) => Object.values(macd ?? {}).map(rounded));
    expect(await at(12)).to.equal(undefined);
    expect(told).to.deep.equal([
      ['0.24', '0.89', '0.66'],
      ['0.26', '0.98', '0.72'],
      ['-0.08', '0.62', '0.70'],
    ]);
  });

  it('returns undefined for too few candles, never zero', async () => {
    expect(await named.indicators([])).to.deep.equal({});
    const has = async (count: number) => Object.keys(await named.indicators(closing(Array(count).fill(1)))).sort();
    expect(await has(14)).to.deep.equal(['atr14']);
    expect(await has(15)).to.deep.equal(['atr14', 'rsi14']);
    expect(await has(19)).to.deep.equal(['atr14', 'rsi14']);
    expect(await has(20)).to.deep.equal(['atr14', 'bollinger', 'ema20', 'rsi14'].sort());
    expect(await has(33)).not.to.include('macd');
    expect(await has(34)).to.include('macd');
    expect(await has(50)).to.include('ema50');
    expect(await has(199)).not.to.include('sma200');
    expect(await has(200)).to.include('sma200');
  });

  it('are computed once for one list of candles, and for another that is equal again', async () => {
    const list = closing(Array.from({ length: 60 }, (_, i) => 10 + (i % 7)));
    const first = await named.indicators(list);
    expect(await named.indicators(list)).to.equal(first);
    const again = await named.indicators([...list]);
    expect(again).to.deep.equal(first);
    expect(again).to.not.equal(first);
  });

  it('keeps the indicators’ invariants for any prices', () =>
    fc.assert(
      fc.asyncProperty(
        fc.array(fc.double({ min: 1e-9, max: 1e6, noNaN: true }), { minLength: 200, maxLength: 210 }),
        async (closes) => {
          const told = await named.indicators(closing(closes));
          expect(told.rsi14).to.be.within(0, 100);
          expect(told.sma200).to.be.within(Math.min(...closes) * (1 - 1e-9), Math.max(...closes) * (1 + 1e-9));
          expect(told.atr14).to.be.at.least(0);
          const { lower, middle, upper } = told.bollinger as { lower: number; middle: number; upper: number };
          expect(lower <= middle && middle <= upper).to.equal(true);
          expect((told.macd?.macd ?? 0) - (told.macd?.signal ?? 0)).to.be.closeTo(told.macd?.histogram ?? 1, 1e-6);
        },
      ),
      { numRuns: 50 },
    ));
});
