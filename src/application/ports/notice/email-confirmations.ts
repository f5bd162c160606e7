import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

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
