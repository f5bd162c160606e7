import type { Candle, Indicators } from '../../../domain/oracle/candle.ts';

export interface TechnicalAnalysis {
  /** The indicators at the newest candle. `candles` must be oldest first. */
  indicators(candles: readonly Candle[]): Promise<Indicators>;
}
