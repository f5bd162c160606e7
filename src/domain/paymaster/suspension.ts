/** Sponsorship of a wallet, and of all wallets of its person, after sponsored requests reverted on chain. */
export type Suspension = Readonly<{
  /** Reverted requests in a row. */
  failures: number;
  until: Date;
}>;

const HOUR_MS = 60 * 60 * 1000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** The first failure suspends for an hour, each further one for twice as long, up to a week. A week without one starts again. */
export function suspensionAfter(earlier: Suspension | undefined, now: Date): Suspension {
  const isForgotten = earlier === undefined || now.getTime() >= earlier.until.getTime() + WEEK_MS;
  const failures = isForgotten ? 1 : earlier.failures + 1;
  return { failures, until: new Date(now.getTime() + Math.min(HOUR_MS * 2 ** (failures - 1), WEEK_MS)) };
}

export const isSuspended = (suspension: Suspension | undefined, now: Date): suspension is Suspension =>
  suspension !== undefined && now < suspension.until;
