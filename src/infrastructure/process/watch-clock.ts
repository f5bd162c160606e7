const LOOK_EVERY_MS = 5_000;
/** Synchronisation corrects smaller differences all the time. */
const LEAST_CHANGE_MS = 1_000;

/** Reports by how many milliseconds the clock of this machine was set ahead, or back. Returns a function that ends the watch. */
export function watchClock(onChange: (aheadMs: number) => void): () => void {
  let lead = Date.now() - performance.now();
  const look = setInterval(() => {
    const aheadMs = Math.round(Date.now() - performance.now() - lead);
    lead += aheadMs;
    if (Math.abs(aheadMs) >= LEAST_CHANGE_MS) onChange(aheadMs);
  }, LOOK_EVERY_MS).unref();
  return () => clearInterval(look);
}
