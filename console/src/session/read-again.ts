import type { Query, QueryClient } from '@tanstack/react-query';
import { sameAddress } from '../values/address.ts';
import type { Change } from './remembered.ts';
import { SESSION_KEY, sessionQuery } from './session-query.ts';

const isSession = ({ queryKey }: Query) => queryKey[0] === SESSION_KEY[0];

/**
 * Reads everything again after a sign-in or sign-out; resolves when the session is known. What another wallet's session read is dropped
 * at once. What the same wallet read stays shown until the answers are there: a page without its figures would be taken down, and with
 * it what was entered and what is under way.
 */
export async function readAgain(cache: QueryClient, { before, now }: Change): Promise<void> {
  const shown = cache.getQueryData(sessionQuery.queryKey)?.wallet ?? before;
  const staysTrue = sameAddress(before, now) && sameAddress(shown, now);
  const again = (which: (query: Query) => boolean) =>
    staysTrue ? cache.invalidateQueries({ predicate: which }) : cache.resetQueries({ predicate: which });
  void again((query) => !isSession(query));
  await again(isSession);
}
