/** The time of a block: whole seconds since 1970, rounded down. */
export const unixSeconds = (moment: Date): bigint => BigInt(Math.floor(moment.getTime() / 1000));

const UNITS = { hour: 3_600_000, minute: 60_000, second: 1_000 } as const;

/** For people, in the largest unit of which it is a multiple: “24 hours”, “2 minutes”. */
export function durationText(ms: number): string {
  const [unit, size] = Object.entries(UNITS).find(([, size]) => ms % size === 0) ?? ['second', UNITS.second];
  const count = Math.round(ms / size);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** The UTC day of a moment: `2026-01-31`. */
export const utcDay = (moment: Date): string => moment.toISOString().slice(0, 10);
