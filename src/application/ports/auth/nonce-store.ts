/** Every method rejects with STORE_UNAVAILABLE when the database does not respond. */
export interface NonceStore {
  issue(nonce: string, expiresAt: Date): Promise<void>;
  /** True for exactly one call per nonce, also under concurrent calls; false when unknown, used or expired (`expiresAt <= now`). */
  consume(nonce: string, now: Date): Promise<boolean>;
  /** Deletes at most `limit` nonces that expired before `before`; returns how many. */
  purgeExpired(before: Date, limit: number): Promise<number>;
}
