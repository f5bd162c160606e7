import { ApiError, isApiError } from '@institutional-defi/client';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { SESSION_KEY } from '../session/session-query.ts';
import { asksAgain, waitBefore } from '../values/retry.ts';

const refusalIn = (error: Error) => (error instanceof ApiError ? error : undefined);

/** A 401 in the middle of work means that the session ended: read it again, so that the page offers to sign in. */
const noticeSessionEnd = (error: Error) => {
  if (isApiError(error, 'UNAUTHENTICATED')) void queries.invalidateQueries({ queryKey: SESSION_KEY });
};

export const queries: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: noticeSessionEnd }),
  mutationCache: new MutationCache({ onError: noticeSessionEnd }),
  defaultOptions: {
    queries: {
      staleTime: 15_000,
      // A page hands its query to parts that are shown later, and would miss an error that came before them.
      notifyOnChangeProps: 'all',
      refetchOnWindowFocus: true,
      retry: (count, error) => asksAgain(count, refusalIn(error)),
      retryDelay: (count, error) => waitBefore(count, refusalIn(error)),
    },
    mutations: { retry: false },
  },
});
