const DAY_MS = 86_400_000;

export type Lifetime = 'week' | 'month' | 'quarter' | 'year' | 'chosen' | 'unlimited';

const DAYS = { week: 7, month: 30, quarter: 90, year: 365 } as const;

export const LIFETIMES: readonly Readonly<{ value: Lifetime; label: string }>[] = [
  { value: 'week', label: '7 days' },
  { value: 'month', label: '30 days' },
  { value: 'quarter', label: '90 days' },
  { value: 'year', label: 'One year' },
  { value: 'chosen', label: 'Until a date' },
  { value: 'unlimited', label: 'No end' },
];

/** The end of a key; undefined if it has none. `day` is a calendar day of the browser's zone, and included. */
export function endOf(lifetime: Lifetime, day: string, now: Date): Date | undefined {
  if (lifetime === 'unlimited') return undefined;
  if (lifetime !== 'chosen') return new Date(now.getTime() + DAYS[lifetime] * DAY_MS);
  return new Date(`${day}T23:59:59`);
}

/** Why the day cannot be the last one; undefined if it can. */
export function dayProblem(lifetime: Lifetime, day: string, now: Date): string | undefined {
  if (lifetime !== 'chosen') return undefined;
  const end = endOf(lifetime, day, now);
  if (end === undefined || Number.isNaN(end.getTime())) return 'Choose the last day of the key.';
  return end <= now ? 'Choose a day in the future.' : undefined;
}
