import type { Reading } from '../../domain/market/snapshot.ts';
import type { Clock } from '../ports/system.ts';

/** Runs `read` at most once at a time, and reuses its last result while it is younger than `freshMs`. */
export function reuse<T>(clock: Clock, freshMs: number, read: () => Promise<T>): () => Promise<Reading<T>> {
  let last: Reading<T> | undefined;
  let asking: Promise<Reading<T>> | undefined;
  const ask = async () => {
    const readAt = clock.now();
    last = { value: await read(), readAt };
    return last;
  };
  return () => {
    if (last !== undefined && clock.now().getTime() - last.readAt.getTime() < freshMs) return Promise.resolve(last);
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}
