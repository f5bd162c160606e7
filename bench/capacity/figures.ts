/** Where a figure comes from: `measured` stands in docs/benchmarks.md; `assumed` has to be replaced by a measurement. */
type Figure = Readonly<{ value: number; is: 'measured' | 'assumed'; what: string }>;

const measured = (value: number, what: string): Figure => ({ value, is: 'measured', what });
const assumed = (value: number, what: string): Figure => ({ value, is: 'assumed', what });

/** What the model is fed with. On two cores shared with other work: a machine of its own is faster. */
export const FIGURES = {
  authorizeMs: measured(2.2, 'processor time of the service for an authorization on PostgreSQL, in ms'),
  databaseMs: measured(1, 'processor time of the database for it, in ms'),
  authorizeTrips: measured(4, 'statements of an authorization on PostgreSQL'),
  signInTrips: measured(3, 'statements of a sign-in on PostgreSQL'),
  sealedPerSecond: measured(4_700, 'audit entries sealed a second, from a backlog'),
  sealEveryMs: measured(2_000, 'time between two runs of the sealing job, in ms'),
  tripMs: assumed(1, 'a statement, with the way to the database and back, in ms'),
  variation: assumed(1, 'standard deviation of the service time over its mean'),
} as const satisfies Readonly<Record<string, Figure>>;

export const provenance = (): string =>
  Object.values(FIGURES)
    .map(({ value, is, what }: Figure) => `  ${String(value).padStart(6)}  ${is.padEnd(8)}  ${what}`)
    .join('\n');
