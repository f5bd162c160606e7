/** A row leased to one worker. */
export type Lease = Readonly<{
  id: string;
  /** Identifies the lease; it no longer matches when the lease is lost. */
  token: string;
  /** 1 for the first. */
  attempt: number;
}>;

/**
 * How the claim of a row ends, in a table whose rows are worked on at least once, in at most MAX_ATTEMPTS attempts. Leases and delays use the
 * store's clock, which all processes share. Every method rejects with STORE_UNAVAILABLE when the database does not respond.
 */
export interface ClaimedRows<Claim extends Lease> {
  /** Deletes what the row held, and keeps only its key. False when the lease is lost. */
  finish(claim: Claim): Promise<boolean>;
  /** Schedules another attempt after the delay; `dead` after the last one. */
  putBack(claim: Claim, error: string, delayMs: number): Promise<'waiting' | 'dead' | 'lost'>;
  /** Ends the attempts now. False when the lease is lost. */
  bury(claim: Claim, error: string): Promise<boolean>;
}
