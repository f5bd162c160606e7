import type { Channel, Parcel } from '../../../domain/notice/notice.ts';
import type { ClaimedRows, Lease } from '../system/claimed-rows.ts';

/** A parcel leased to one worker. */
export type OutboxClaim = Lease & Readonly<{ parcel: Parcel }>;

export type DeadParcel = Readonly<{ key: string; channel: Channel; attempts: number; error: string }>;

/** Notices that wait to be sent. Of a parcel that was sent, only the key is kept. */
export interface Outbox extends ClaimedRows<OutboxClaim> {
  /** Stores the parcels whose keys are new, all or none, and returns how many were. */
  enqueue(parcels: readonly Parcel[]): Promise<number>;
  /**
   * Leases the parcel that has been due longest; two workers never lease the same parcel. Also ends those whose last
   * attempt ended without a result.
   */
  claim(leaseMs: number): Promise<Readonly<{ claim?: OutboxClaim; died: readonly DeadParcel[] }>>;
  /** Deletes at most `limit` parcels that were sent or died before `before`; returns how many. */
  purge(before: Date, limit: number): Promise<number>;
}
