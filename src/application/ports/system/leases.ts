/** Locks for work that one process does at a time, across all processes. Every method rejects with STORE_UNAVAILABLE. */
export interface Leases {
  /** True for one owner until `ttlMs` has passed or the lease is released. Not reentrant: also false for the same owner. */
  acquire(name: string, owner: string, ttlMs: number): Promise<boolean>;
  /**
   * As `acquire`, but renewed until it is released, for at most LONGEST_KEPT_MS. When the process dies, the lease ends within
   * `ttlMs`.
   */
  keep(name: string, owner: string, ttlMs: number): Promise<boolean>;
  /** Does nothing unless `owner` holds it. */
  release(name: string, owner: string): Promise<void>;
  /** Releases every lease that this process keeps. */
  releaseAll(): Promise<void>;
}

/** Longer than the slowest work, a reconciliation of 151 readings of chains; work that hangs keeps other processes out for this long. */
export const LONGEST_KEPT_MS = 30 * 60_000;
