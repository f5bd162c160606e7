/** Something that was read elsewhere, and when. */
export type Dated<T> = Readonly<{ value: T; asOf: Date }>;

/** When the oldest of the parts was read; `otherwise` when there is none. */
export const oldest = (parts: readonly Readonly<{ asOf: Date }>[], otherwise: Date): Date =>
  parts.length === 0 ? otherwise : new Date(Math.min(...parts.map(({ asOf }) => asOf.getTime())));
