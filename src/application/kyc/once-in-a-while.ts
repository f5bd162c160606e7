import type { Clock } from '../ports/system.ts';

export type OnceInAWhile = Readonly<{
  /** Whether `take` would return true. */
  isDue(name: string): boolean;
  /** Returns true for a name at most once per `everyMs`, in this process. */
  take(name: string): boolean;
}>;

export function onceInAWhile(clock: Clock, everyMs: number): OnceInAWhile {
  // Insertion order is the order of the last `true`, so names that are due come first.
  const lastTrue = new Map<string, number>();
  const isDue = (name: string) => {
    const now = clock.now().getTime();
    for (const [known, at] of lastTrue) {
      if (now - at < everyMs) break;
      lastTrue.delete(known);
    }
    return !lastTrue.has(name);
  };
  return {
    isDue,
    take: (name) => {
      const due = isDue(name);
      if (due) lastTrue.set(name, clock.now().getTime());
      return due;
    },
  };
}
