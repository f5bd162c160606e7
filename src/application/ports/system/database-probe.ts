export interface DatabaseProbe {
  /** Queries the database and returns the latency in milliseconds. Rejects with STORE_UNAVAILABLE. */
  ping(): Promise<number>;
}
