import { ConsecutiveBreaker, circuitBreaker, handleAll, type IPolicy, TimeoutStrategy, timeout, wrap } from 'cockatiel';

type GuardSettings = Readonly<{ timeoutMs?: number; restMs?: number }>;

/** Limits the time of calls to a shared store, and skips the store during a cool-down after failures. */
export const storeGuard = ({ timeoutMs = 1_000, restMs = 5_000 }: GuardSettings = {}): IPolicy =>
  wrap(
    circuitBreaker(handleAll, { breaker: new ConsecutiveBreaker(3), halfOpenAfter: restMs }),
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
  );
