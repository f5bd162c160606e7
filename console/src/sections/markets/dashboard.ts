import type { Data } from '@institutional-defi/client';

export type Dashboard = Data<'viewOracleDashboard'>;

export const TIMEFRAMES = ['1m', '5m', '15m', '1h', '4h', '12h', '1d'] as const;
export type Timeframe = (typeof TIMEFRAMES)[number];
