import type { AlarmRow } from '../../domain/alarm/alarm.ts';
import type { Channel, Letter, Parcel } from '../../domain/notice/notice.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { ClaimedRows, Lease } from './system.ts';

/** The operator's system that receives alarms. */
export interface AlarmReceiver {
  /**
   * Resolves when the receiver has confirmed the delivery. `id` is the same in each attempt. Rejects with WEBHOOK_REFUSED
   * when it wants no more deliveries, and with WEBHOOK_UNAVAILABLE otherwise.
   */
  deliver(id: string, alarm: AlarmRow): Promise<void>;
}

/** An address that its user has not yet proved, until the link in the mail is opened. */
export type EmailConfirmation = Readonly<{
  /** A UUID. */
  id: string;
  wallet: WalletAddress;
  email: string;
  /** Of the token in the link; the token itself is not stored. */
  digest: string;
  expiresAt: Date;
}>;

/** Every method rejects with STORE_UNAVAILABLE. */
export interface EmailConfirmations {
  /** Replaces the wallet's earlier confirmation, whose link no longer works. */
  open(confirmation: EmailConfirmation): Promise<void>;
  /** Undefined when it was used, replaced or has expired. */
  find(id: string, now: Date): Promise<EmailConfirmation | undefined>;
  /** The confirmation with this digest: for exactly one of many concurrent calls; undefined when it is used or has expired. */
  take(digest: string, now: Date): Promise<EmailConfirmation | undefined>;
  /** Deletes at most `limit` confirmations that expired before `before`; returns how many. */
  purgeExpired(before: Date, limit: number): Promise<number>;
}

export type Mail = Letter & Readonly<{ to: string }>;

export interface Mailer {
  /**
   * Resolves when the mail server has accepted the mail. Rejects with MAIL_REFUSED when it never will, also for `to` that
   * is not exactly one address, and with MAIL_UNAVAILABLE otherwise.
   */
  send(mail: Mail): Promise<void>;
}

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
