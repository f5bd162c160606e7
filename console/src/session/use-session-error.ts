import { useQuery } from '@tanstack/react-query';
import { sessionQuery } from './session-query.ts';

/** Why the session could not be read, and how to try again; null if it could. */
export function useSessionError(): Readonly<{ error: Error; retry: () => void }> | null {
  const { error, refetch } = useQuery(sessionQuery);
  return error === null ? null : { error, retry: () => void refetch() };
}
