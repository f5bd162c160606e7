import type { Data } from '@institutional-defi/client';

export type KeyUsage = Data<'listApiKeys'>['usage'];

/** What a key did in the days that are known. */
export const totalOf = (usage: KeyUsage, id: number): Readonly<{ requests: number; failed: number }> =>
  usage
    .filter(({ keyId }) => keyId === id)
    .reduce((sum, { requests, failed }) => ({ requests: sum.requests + requests, failed: sum.failed + failed }), {
      requests: 0,
      failed: 0,
    });

const DAY_MS = 86_400_000;
const DAYS = 7;

/** The days of the series, oldest first: those that the service keeps, up to today (UTC). */
export const usageDays = (now: Date): readonly string[] =>
  Array.from({ length: DAYS }, (_, index) =>
    new Date(now.getTime() - (DAYS - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );

type Series = Readonly<{ name: string; points: readonly Readonly<{ at: string; value: number }>[] }>;

/** Requests by day, and those of them that failed; of one key, or of all. */
export function usageSeries(usage: KeyUsage, id: number | undefined, now: Date): readonly Series[] {
  const own = usage.filter(({ keyId }) => id === undefined || keyId === id);
  const sumOf = (day: string, count: 'requests' | 'failed') =>
    own.filter((one) => one.day === day).reduce((sum, one) => sum + one[count], 0);
  const days = usageDays(now);
  return [
    { name: 'Requests', points: days.map((day) => ({ at: day, value: sumOf(day, 'requests') })) },
    { name: 'Failed', points: days.map((day) => ({ at: day, value: sumOf(day, 'failed') })) },
  ];
}
