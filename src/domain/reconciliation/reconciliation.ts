export const CHECKS = ['permits', 'purchases', 'bids', 'sponsorships', 'payments'] as const;
export type CheckName = (typeof CHECKS)[number];

/**
 * `match`: both sides say the same. `differs`: they do not. `unsettled`: they do not yet, and may once the newest blocks are
 * indexed. `unknown`: a side could not be read. `off`: not configured.
 */
export const OUTCOMES = ['match', 'differs', 'unsettled', 'unknown', 'off'] as const;
export type CheckOutcome = (typeof OUTCOMES)[number];

/** A whole number in decimal digits; `unknown` when it could not be read, which is never 0. */
export type Figure = string;
export const UNKNOWN: Figure = 'unknown';

/** One subject about which the two sides disagree. */
export type Difference = Readonly<{ subject: string; recorded: Figure; found: Figure }>;

export type Check = Readonly<{
  check: CheckName;
  outcome: CheckOutcome;
  figures: Readonly<Record<string, Figure>>;
  differences: readonly Difference[];
}>;

export type Reconciliation = Readonly<{ at: Date; checks: readonly Check[] }>;

/** A difference that the last run found with the same figures is not about to settle. */
export const persists = (difference: Difference, last: Check | undefined): boolean =>
  last?.differences.some(
    ({ subject, recorded, found }) =>
      subject === difference.subject && recorded === difference.recorded && found === difference.found,
  ) === true;

/** The outcome of a check whose subjects were compared one by one. */
export function outcomeOf(
  differences: readonly Difference[],
  { unread, isSettled }: Readonly<{ unread: number; isSettled: (difference: Difference) => boolean }>,
): CheckOutcome {
  if (differences.some(isSettled)) return 'differs';
  if (differences.length > 0) return 'unsettled';
  return unread > 0 ? 'unknown' : 'match';
}
