import { queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';

export const SESSION_KEY = ['session'] as const;

export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: async ({ signal }) => {
    const answer = await api.readSignIn({ query: { action: 'session' } }, { signal });
    if (!('authenticated' in answer)) throw new TypeError('The service returned no session');
    return answer;
  },
  staleTime: 60_000,
});
