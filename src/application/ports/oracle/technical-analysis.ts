import type { Candle, Indicators } from '../../../domain/oracle/candle.ts';

export interface TechnicalAnalysis {
  /** The indicators at the newest of the candles, which come oldest first. */
  indicators(candles: readonly Candle[]): Indicators;
}
