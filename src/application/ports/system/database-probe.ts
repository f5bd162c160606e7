export interface DatabaseProbe {
  /** Asks the database a question and answers how many milliseconds that took. Rejects with STORE_UNAVAILABLE. */
  ping(): Promise<number>;
}
