/** Tables through which processes share counts and answers; empty where they share nothing, or through Redis. Every method rejects with STORE_UNAVAILABLE. */
export interface SharedTables {
  /** Deletes at most `limit` windows of rate limits that are over; returns how many. */
  purgeLimits(limit: number): Promise<number>;
  /** Deletes at most `limit` answers of providers, and claims of such, that expired; returns how many. */
  purgeAnswers(limit: number): Promise<number>;
}
