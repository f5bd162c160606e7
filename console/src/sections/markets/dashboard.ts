import type { Data } from '@institutional-defi/client';

export type Dashboard = Data<'viewOracleDashboard'>;

export const TIMEFRAMES = [
  { value: '1m', label: '1 minute' },
  { value: '5m', label: '5 minutes' },
  { value: '15m', label: '15 minutes' },
  { value: '1h', label: '1 hour' },
  { value: '4h', label: '4 hours' },
  { value: '12h', label: '12 hours' },
  { value: '1d', label: '1 day' },
] as const;
export type Timeframe = (typeof TIMEFRAMES)[number]['value'];
