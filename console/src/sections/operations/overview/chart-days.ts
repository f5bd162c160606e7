const DAY_MS = 86_400_000;
/** Fewer would be a few wide bars. */
const LEAST_DAYS = 7;

/** The UTC days of the charts, both ends included: from the first day on which something happened, but at least a week. */
export function chartDays(
  since: string,
  asOf: string,
  known: readonly Readonly<{ day: string; count: number }>[],
): readonly string[] {
  const [from, to] = [Date.parse(since.slice(0, 10)), Date.parse(asOf.slice(0, 10))];
  const days = known.filter(({ count }) => count > 0).map(({ day }) => Date.parse(day));
  const first = Math.max(from, Math.min(to - (LEAST_DAYS - 1) * DAY_MS, ...days));
  return Array.from({ length: Math.round((to - first) / DAY_MS) + 1 }, (_, index) =>
    new Date(first + index * DAY_MS).toISOString().slice(0, 10),
  );
}
