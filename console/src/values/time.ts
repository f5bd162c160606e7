import { locale } from './language.ts';
import { perLocale } from './numbers.ts';

const [MINUTE, HOUR, DAY, MONTH, YEAR] = [60, 3_600, 86_400, 30 * 86_400, 365 * 86_400];

/** Up to how many of a unit the next larger one is not used. */
const UNITS = [
  ['second', 1, 60],
  ['minute', MINUTE, 60],
  ['hour', HOUR, 24],
  ['day', DAY, 30],
  ['month', MONTH, 12],
  ['year', YEAR, Number.POSITIVE_INFINITY],
] as const;

const RELATIVE = perLocale((tag) => new Intl.RelativeTimeFormat(tag, { numeric: 'auto' }));

/** The moment of an ISO text; undefined if it is absent or unreadable. */
export function momentOf(iso: string | null | undefined): Date | undefined {
  const moment = iso == null ? undefined : new Date(iso);
  return moment === undefined || Number.isNaN(moment.getTime()) ? undefined : moment;
}

/** `3 minutes ago`, `in 2 days`, rounded to the nearest, days as the calendar counts them; `now` below ten seconds either way. */
export function relativeTime(moment: Date, now: Date): string {
  const seconds = (moment.getTime() - now.getTime()) / 1_000;
  if (Math.abs(seconds) < 10) return RELATIVE().format(0, 'second');
  const [unit, length] = UNITS.find(([, each, most]) => Math.round(Math.abs(seconds) / each) < most) ?? UNITS[5];
  const count = unit === 'day' ? daysBetween(moment, now) : Math.max(1, Math.round(Math.abs(seconds) / length));
  return RELATIVE().format(seconds < 0 ? -count : count, unit);
}

/** Nights between them in the reader's zone, as “tomorrow” and “yesterday” count. */
function daysBetween(one: Date, other: Date): number {
  const dayOf = (moment: Date) => Date.UTC(moment.getFullYear(), moment.getMonth(), moment.getDate());
  return Math.abs(dayOf(one) - dayOf(other)) / (DAY * 1_000);
}

/** `1 hr 59 min`: the two largest units, rounded to the smaller. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds);
  if (whole < MINUTE) return counted(whole, 'second');
  if (whole < HOUR) return both([Math.floor(whole / MINUTE), 'minute'], [whole % MINUTE, 'second']);
  const minutes = Math.round(seconds / MINUTE);
  if (minutes < DAY / MINUTE) return both([Math.floor(minutes / 60), 'hour'], [minutes % 60, 'minute']);
  const hours = Math.round(seconds / HOUR);
  return both([Math.floor(hours / 24), 'day'], [hours % 24, 'hour']);
}

type Counted = readonly [count: number, unit: string];

const counted = (...[count, unit]: Counted) =>
  new Intl.NumberFormat(locale(), { style: 'unit', unit, unitDisplay: 'short' }).format(count);

const both = (larger: Counted, smaller: Counted) =>
  smaller[0] === 0 ? counted(...larger) : `${counted(...larger)} ${counted(...smaller)}`;

/** With seconds and the zone, in the reader's zone unless one is given. */
export const exactTime = (moment: Date, timeZone?: string): string =>
  new Intl.DateTimeFormat(locale(), {
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
