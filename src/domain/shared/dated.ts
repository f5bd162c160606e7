/** A value from another system, and when it was read. */
export type Dated<T> = Readonly<{ value: T; asOf: Date }>;

/** A list from another system. `unread`: how many of its elements could not be read; absent when all could. */
export type Listed<T> = Dated<readonly T[]> & Readonly<{ unread?: number }>;

/** The time of the oldest part; `otherwise` when there are no parts. */
export const oldest = (parts: readonly Readonly<{ asOf: Date }>[], otherwise: Date): Date =>
  parts.length === 0 ? otherwise : new Date(Math.min(...parts.map(({ asOf }) => asOf.getTime())));
