/** Work that one process does at a time, across all processes. Every method rejects with STORE_UNAVAILABLE. */
export interface Leases {
  /** True for one owner until `ttlMs` has passed or it is released; asking again as the same owner is false too. */
  acquire(name: string, owner: string, ttlMs: number): Promise<boolean>;
  /** Does nothing unless `owner` holds it. */
  release(name: string, owner: string): Promise<void>;
}
