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

/** Requests by day, and those of them that failed; of one key, or of all. */
export function usageByDay(usage: KeyUsage, id: number | undefined) {
  const [requests, failed] = [new Map<string, number>(), new Map<string, number>()];
  for (const one of usage.filter(({ keyId }) => id === undefined || keyId === id)) {
    requests.set(one.day, (requests.get(one.day) ?? 0) + one.requests);
    failed.set(one.day, (failed.get(one.day) ?? 0) + one.failed);
  }
  return { requests, failed } as const;
}
