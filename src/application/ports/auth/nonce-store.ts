/** Every method rejects with STORE_UNAVAILABLE when the database does not answer. */
export interface NonceStore {
  issue(nonce: string, expiresAt: Date): Promise<void>;
  /** True for exactly one caller per nonce, however many ask at once; false when unknown, used or expired (`expiresAt <= now`). */
  consume(nonce: string, now: Date): Promise<boolean>;
  /** Forgets nonces that expired before `before`; answers how many. */
  purgeExpired(before: Date): Promise<number>;
}
