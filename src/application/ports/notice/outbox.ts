import type { Channel, Parcel } from '../../../domain/notice/notice.ts';

/** A parcel leased to one worker. */
export type OutboxClaim = Readonly<{
  id: string;
  /** Identifies the lease; it no longer matches when the lease is lost. */
  token: string;
  /** 1 for the first. */
  attempt: number;
  parcel: Parcel;
}>;

export type DeadParcel = Readonly<{ key: string; channel: Channel; attempts: number; error: string }>;

/**
 * Notices that wait to be sent. Each is sent at least once, in at most MAX_ATTEMPTS attempts. Leases and delays use the
 * store's clock, which all processes share. Every method rejects with STORE_UNAVAILABLE.
 */
export interface Outbox {
  /** Stores the parcels whose keys are new, all or none, and returns how many were. */
  enqueue(parcels: readonly Parcel[]): Promise<number>;
  /**
   * Leases the parcel that has been due longest; two workers never lease the same parcel. Also ends those whose last
   * attempt ended without a result.
   */
  claim(leaseMs: number): Promise<Readonly<{ claim?: OutboxClaim; died: readonly DeadParcel[] }>>;
  /** Deletes the notice, and keeps only its key. False when the lease is lost. */
  finish(claim: OutboxClaim): Promise<boolean>;
  /** Schedules another attempt; `dead` when there is none left. */
  putBack(claim: OutboxClaim, error: string, delayMs: number): Promise<'waiting' | 'dead' | 'lost'>;
  /** Ends the attempts. False when the lease is lost. */
  bury(claim: OutboxClaim, error: string): Promise<boolean>;
  /** Deletes at most `limit` parcels that were sent or died before `before`; returns how many. */
  purge(before: Date, limit: number): Promise<number>;
}
