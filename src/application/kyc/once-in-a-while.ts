import type { Clock } from '../ports/system/clock.ts';

/** Returns true for a name at most once per `everyMs`, in this process. */
export function onceInAWhile(clock: Clock, everyMs: number): (name: string) => boolean {
  // Insertion order is the order of the last `true`, so names that are due come first.
  const lastTrue = new Map<string, number>();
  return (name) => {
    const now = clock.now().getTime();
    for (const [known, at] of lastTrue) {
      if (now - at < everyMs) break;
      lastTrue.delete(known);
    }
    if (lastTrue.has(name)) return false;
    lastTrue.set(name, now);
    return true;
  };
}
