const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The seconds between two runs of a cron expression with seconds. Throws for one whose runs have different distances. */
export function intervalOf(schedule: string): number {
  const [second = '', minute = '', hour = '', ...days] = schedule.split(' ');
  if (days.length !== 3 || days.some((field) => field !== '*')) throw unsupported(schedule);
  for (const [field, unit, coarser] of [
    [second, 1, [minute, hour]],
    [minute, MINUTE, [hour]],
    [hour, HOUR, []],
  ] as const) {
    if (/^\d+$/.test(field)) continue;
    const every = field === '*' ? 1 : Number(/^\*\/(\d+)$/.exec(field)?.[1]);
    const whole = unit === HOUR ? 24 : MINUTE;
    if (!(every > 0 && whole % every === 0) || coarser.some((value) => value !== '*')) throw unsupported(schedule);
    return every * unit;
  }
  return DAY;
}

const unsupported = (schedule: string) => new Error(`The schedule ${schedule} has no fixed interval`);
