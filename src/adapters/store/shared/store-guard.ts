import { ConsecutiveBreaker, circuitBreaker, handleAll, TaskCancelledError } from 'cockatiel';

type GuardSettings = Readonly<{ timeoutMs?: number; restMs?: number }>;

/** Rejects as the work does, with TaskCancelledError when it takes too long, and with BrokenCircuitError during a cool-down. */
export type Guard = Readonly<{ execute<T>(work: () => Promise<T>): Promise<T> }>;

/**
 * Limits the time of calls to a shared store, and skips the store during a cool-down after failures. A plain timer: cockatiel's
 * timeout adds two abort controllers to every call, and a listener to a signal that all calls share.
 */
export function storeGuard({ timeoutMs = 1_000, restMs = 5_000 }: GuardSettings = {}): Guard {
  const breaker = circuitBreaker(handleAll, { breaker: new ConsecutiveBreaker(3), halfOpenAfter: restMs });
  return { execute: (work) => breaker.execute(() => within(timeoutMs, work)) };
}

function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new TaskCancelledError(`Operation timed out after ${ms}ms`));
    const timer = setTimeout(late, ms);
    work()
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });
}
