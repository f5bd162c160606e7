import type { Failure } from '../../domain/shared/failure.ts';

/** Runs at most `limit` calls at once; throws instead of queueing further ones. */
export function atMost(limit: number, refuse: () => Failure): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0;
  return async (work) => {
    if (running >= limit) throw refuse();
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
    }
  };
}
