import type { Clock } from '../ports/system/clock.ts';

/** Values that are held at a time. */
const MOST = 1_000;

/** Makes a value once for all that ask for it within `forMs`; one that could not be made is tried again by whoever asks next. */
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
