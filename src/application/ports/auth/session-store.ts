import type { Session } from '../../../domain/auth/session.ts';

/** Every method rejects with STORE_UNAVAILABLE when the database does not respond. */
export interface SessionStore {
  open(session: Session): Promise<void>;
  /** Revoking an unknown or revoked session does nothing. */
  revoke(id: string, at: Date): Promise<void>;
  /** True when the session was opened, is not revoked and has not expired at `now`. */
  isLive(id: string, now: Date): Promise<boolean>;
  /** Deletes sessions that expired before `before`; returns how many. */
  purgeExpired(before: Date): Promise<number>;
}
