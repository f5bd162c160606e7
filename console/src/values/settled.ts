type Query = Readonly<{ data: unknown; error: Error | null; failureReason?: Error | null }>;

/** Whether a query was answered, or failed at least once: what stands below it then has its place. */
export const isSettled = ({ data, error, failureReason }: Query): boolean =>
  data !== undefined || error !== null || failureReason != null;
