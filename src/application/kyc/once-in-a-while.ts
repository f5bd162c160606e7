import type { Clock } from '../ports/system/clock.ts';

/** True for a name when it was last true longer than `everyMs` ago, in this process. Forgets names as they come due. */
export function onceInAWhile(clock: Clock, everyMs: number): (name: string) => boolean {
  // In the order in which they were last true, so that those that are due come first.
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
