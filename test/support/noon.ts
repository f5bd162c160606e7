/** The time of tests that set the clock. */
export const NOON = new Date('2026-01-31T12:00:00.000Z');
