/** Counts tries of what must not be guessed, across all processes. Every method rejects with STORE_UNAVAILABLE. */
export interface TryCounts {
  /** One more in the window of `name`, which opens with the first try and ends `windowMs` later; answers how many it is now. */
  count(name: string, windowMs: number, now: Date): Promise<number>;
  /** Forgets windows that ended before `before`; answers how many. */
  purgeExpired(before: Date): Promise<number>;
}
