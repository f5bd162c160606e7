/** The transactions of this service's own relayer account. */
export interface RelayerCalls {
  /**
   * Deletes at most `limit` calls whose newest bid is from before `before`, also those that nobody closed; returns how many. The call of a
   * request could only revert by then. Rejects with STORE_UNAVAILABLE.
   */
  purge(before: Date, limit: number): Promise<number>;
}
