import { useState } from 'react';

type Query = Readonly<{ data: unknown; error: Error | null; failureReason?: Error | null }>;

/**
 * Whether a query was answered, or failed, once: what stands below it then has its place. It stays so while the query is read again, which a
 * part that is shown below may cause.
 */
export function useSettled(...queries: readonly Query[]): boolean {
  const [wasSettled, setSettled] = useState(false);
  const isSettled = wasSettled || queries.every(hasAnswer);
  if (isSettled !== wasSettled) setSettled(true);
  return isSettled;
}

const hasAnswer = ({ data, error, failureReason }: Query) =>
  data !== undefined || error !== null || failureReason != null;
