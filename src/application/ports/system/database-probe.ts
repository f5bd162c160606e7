export interface DatabaseProbe {
  /**
   * Writes as the service writes, and returns the latency in milliseconds. It leaves at most one row per process, which is
   * deleted an hour after the last probe. Rejects with STORE_UNAVAILABLE when a write cannot succeed: no answer, read-only,
   * disk full, a missing right or a missing migration.
   */
  write(): Promise<number>;
}
