import { BrokenCircuitError, circuitBreaker, handleAll, type IBreaker, TaskCancelledError } from 'cockatiel';

type GuardSettings = Readonly<{
  timeoutMs?: number;
  restMs?: number;
  /** Called for failures, once in a turn of the event loop. */
  onTrouble?: (error: unknown) => void;
}>;

/** Rejects as the work does, with TaskCancelledError when it takes too long, and with BrokenCircuitError during a cool-down. */
type Guard = Readonly<{ execute<T>(work: () => Promise<T>): Promise<T> }>;

/** A store is skipped after failures in this many turns of the event loop, without a success between them. */
const FAILURES = 3;

/**
 * Limits the time of calls to a shared store, and skips the store during a cool-down after failures. A plain timer: cockatiel's
 * timeout adds two abort controllers to every call, and a listener to a signal that all calls share.
 */
export function storeGuard({ timeoutMs = 1_000, restMs = 5_000, onTrouble }: GuardSettings = {}): Guard {
  const breaker = circuitBreaker(handleAll, { breaker: failuresByTurn(), halfOpenAfter: restMs });
  const isFirst = firstInTurn();
  return {
    execute: (work) =>
      breaker
        .execute(() => within(timeoutMs, work))
        .catch((error: unknown) => {
          if (onTrouble !== undefined && !(error instanceof BrokenCircuitError) && isFirst()) onTrouble(error);
          throw error;
        }),
  };
}

/** Calls that one exchange answers fail with it, in one turn: that is one failure. */
function failuresByTurn(): IBreaker {
  const isFirst = firstInTurn();
  let failures = 0;
  return {
    state: undefined,
    success: () => {
      failures = 0;
    },
    failure: () => {
      if (isFirst()) failures += 1;
      return failures >= FAILURES;
    },
  };
}

/** True once in each turn of the event loop. */
function firstInTurn(): () => boolean {
  let isFirst = true;
  return () => {
    if (!isFirst) return false;
    isFirst = false;
    setImmediate(() => {
      isFirst = true;
    });
    return true;
  };
}

/** Rejects as the work does, and with TaskCancelledError when it takes longer. */
export function within<T>(ms: number, work: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = () => reject(new TaskCancelledError(`Operation timed out after ${ms}ms`));
    const timer = setTimeout(late, ms);
    work()
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });
}

/** Stores that processes share, in the order in which they are asked. */
export type SharedStores<S> = readonly Readonly<{ store: S; guard: Guard }>[];

/** Asks the first store that is available; while none is, returns what this process alone can say. Rejects only as `alone` does. */
export async function firstAvailable<S, T>(
  stores: SharedStores<S>,
  ask: (store: S) => Promise<T>,
  alone: (error: unknown) => T | Promise<T>,
): Promise<T> {
  let trouble: unknown;
  for (const { store, guard } of stores)
    try {
      return await guard.execute(() => ask(store));
    } catch (error) {
      trouble = error;
    }
  return await alone(trouble);
}
