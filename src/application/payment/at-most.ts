import type { Failure } from '../../domain/shared/failure.ts';

/** Lets `limit` pieces of work run at once, and refuses any further one instead of making it wait. */
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
