/** One page of a list, newest first. `nextCursor` is opaque to callers and absent on the last page. */
export type Page<T> = Readonly<{ items: readonly T[]; nextCursor?: string }>;

export type PageRequest = Readonly<{ limit: number; cursor?: string }>;
