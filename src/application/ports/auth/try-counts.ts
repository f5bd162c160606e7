/** Counts attempts to guess a secret, across all processes. Every method rejects with STORE_UNAVAILABLE. */
export interface TryCounts {
  /** Counts one attempt in the window of `name`, which starts with the first attempt and ends `windowMs` later. Returns the new count. */
  count(name: string, windowMs: number, now: Date): Promise<number>;
  /** Deletes at most `limit` windows that ended before `before`; returns how many. */
  purgeExpired(before: Date, limit: number): Promise<number>;
}
