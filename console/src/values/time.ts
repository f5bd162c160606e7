const UNITS = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

const WORDS = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

/** The moment of an ISO text; undefined if it is absent or unreadable. */
export function momentOf(iso: string | null | undefined): Date | undefined {
  const moment = iso == null ? undefined : new Date(iso);
  return moment === undefined || Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** `3 minutes ago`, `in 2 days`; `just now` below ten seconds either way. */
export function relativeTime(moment: Date, now: Date): string {
  const seconds = (moment.getTime() - now.getTime()) / 1000;
  if (Math.abs(seconds) < 10) return 'just now';
  for (const [unit, length] of UNITS) {
    if (Math.abs(seconds) >= length) return WORDS.format(Math.trunc(seconds / length), unit);
  }
  return WORDS.format(Math.trunc(seconds), 'second');
}

/** With seconds and the zone, in the reader's zone unless one is given. */
export const exactTime = (moment: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
    ...(timeZone !== undefined && { timeZone }),
  }).format(moment);

/** How long the relative text stays true, so that it is recalculated no more often than needed. */
export const refreshAfterMs = (moment: Date, now: Date): number => {
  const age = Math.abs(moment.getTime() - now.getTime());
  if (age < 60_000) return 5_000;
  return age < 3_600_000 ? 30_000 : 600_000;
};
