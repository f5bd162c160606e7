import { ConsecutiveBreaker, circuitBreaker, handleAll, type IPolicy, TimeoutStrategy, timeout, wrap } from 'cockatiel';

type GuardSettings = Readonly<{ timeoutMs?: number; restMs?: number }>;

/** Limits how long a shared store may take, and leaves one alone that keeps failing. */
export const storeGuard = ({ timeoutMs = 1_000, restMs = 5_000 }: GuardSettings = {}): IPolicy =>
  wrap(
    circuitBreaker(handleAll, { breaker: new ConsecutiveBreaker(3), halfOpenAfter: restMs }),
    timeout(timeoutMs, TimeoutStrategy.Aggressive),
  );
