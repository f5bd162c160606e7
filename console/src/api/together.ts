type Query = Readonly<{ error: Error | null; failureReason: Error | null; refetch: () => unknown }>;

/** Several queries as one for `<Loaded>`, with what is known of all: it fails with the first that does, and all are read again. */
export const together = <Data>(data: Data | undefined, queries: readonly Query[]) => ({
  data,
  error: queries.find(({ error }) => error !== null)?.error ?? null,
  failureReason: queries.find(({ failureReason }) => failureReason !== null)?.failureReason ?? null,
  refetch: () => Promise.all(queries.map(({ refetch }) => refetch())),
});
