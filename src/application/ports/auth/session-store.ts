import type { Session } from '../../../domain/auth/session.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { Freshness } from './freshness.ts';

/** Every method rejects with STORE_UNAVAILABLE when the database does not respond. */
export interface SessionStore {
  open(session: Session): Promise<void>;
  /** Revoking an unknown or revoked session does nothing. */
  revoke(id: string, at: Date): Promise<void>;
  /** Revokes every session of the wallet that is live at `at`; returns their ids. Nothing about the wallet is remembered afterwards. */
  revokeAll(wallet: WalletAddress, at: Date): Promise<readonly string[]>;
  /** True when the session was opened, is not revoked and has not expired at `now`. */
  isLive(id: string, now: Date, freshness?: Freshness): Promise<boolean>;
  /** Deletes at most `limit` sessions that expired before `before`; returns how many. */
  purgeExpired(before: Date, limit: number): Promise<number>;
}
