import type { Clock } from '../ports/system.ts';

/** Maximum number of cached values. */
const MOST = 1_000;

/** Caches a value for `forMs`. A failed value is not cached: the next call tries again. */
export function shortly<T>(
  clock: Clock,
  forMs: number,
  make: (key: string) => Promise<T>,
): (key: string) => Promise<T> {
  const made = new Map<string, Readonly<{ value: Promise<T>; until: number }>>();
  return (key) => {
    const now = clock.now().getTime();
    const held = made.get(key);
    if (held !== undefined && now < held.until) return held.value;
    const value = make(key);
    made.delete(key);
    made.set(key, { value, until: now + forMs });
    value.catch(() => made.get(key)?.value === value && made.delete(key));
    const [oldest = key] = made.keys();
    if (made.size > MOST) made.delete(oldest);
    return value;
  };
}
