/** The transactions of this service's own relayer account. */
export interface RelayerCalls {
  /** Deletes at most `limit` finished calls that were last sent before `before`; returns how many. Rejects with STORE_UNAVAILABLE. */
  purgeClosed(before: Date, limit: number): Promise<number>;
}
