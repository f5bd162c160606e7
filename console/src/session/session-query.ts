import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';

export const SESSION_KEY = ['session'] as const;

const FAILED_AGAIN_MS = 15_000;

export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: ({ signal }) => api.viewSession({}, { signal }),
  staleTime: 60_000,
  // What could not be read is asked for again by itself: a page must not look signed out for good.
  refetchInterval: ({ state }) => state.status === 'error' && FAILED_AGAIN_MS,
});
