/** Locks for work that one process does at a time, across all processes. Every method rejects with STORE_UNAVAILABLE. */
export interface Leases {
  /** True for one owner until `ttlMs` has passed or the lease is released. Not reentrant: also false for the same owner. */
  acquire(name: string, owner: string, ttlMs: number): Promise<boolean>;
  /** Does nothing unless `owner` holds it. */
  release(name: string, owner: string): Promise<void>;
}
