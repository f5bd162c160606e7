const held = new Set<string>();

type Wish = Readonly<{
  /** Waits until another tab has finished; otherwise the work is left to that tab. */
  waits: boolean;
  signal: AbortSignal;
}>;

/** Runs the work in one tab at a time; returns whether this tab may. Browsers have locks between tabs on https and localhost only. */
export async function withLock(name: string, { waits, signal }: Wish, work: () => Promise<void>): Promise<boolean> {
  const here = `${name} ${waits}`;
  if (held.has(here)) return true;
  held.add(here);
  try {
    if (navigator.locks === undefined) {
      await work();
      return true;
    }
    return await navigator.locks.request(name, waits ? { signal } : { ifAvailable: true }, async (lock) => {
      if (lock === null) return false;
      await work();
      return true;
    });
  } finally {
    held.delete(here);
  }
}
