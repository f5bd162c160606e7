import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';

export const SESSION_KEY = ['session'] as const;

export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: ({ signal }) => api.viewSession({}, { signal }),
  staleTime: 60_000,
});
