/**
 * `available`: every process counts in the same store. `replaced`: the configured store is down, and the database counts
 * instead. `unavailable`: nothing counts for all processes, so that requests are rejected where money is at stake.
 */
export type SharedStoreState = 'available' | 'replaced' | 'unavailable';

export interface SharedStoreProbe {
  /** Never rejects. */
  state(): Promise<SharedStoreState>;
}
