import type { KycEvent, KycSession } from '../../../domain/kyc/kyc-session.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export type KycEventOutcome = Readonly<{ applied: boolean; before?: KycSession; after?: KycSession }>;

/** Every method rejects with STORE_UNAVAILABLE when the database does not answer. */
export interface KycStore {
  /** Oldest first. */
  sessionsOf(wallet: WalletAddress): Promise<readonly KycSession[]>;
  findSession(id: string): Promise<KycSession | undefined>;
  /** Pending sessions of all wallets in the order of their ids, `limit` at most; only ids above `after` when it is given. */
  pendingSessions(limit: number, after?: string): Promise<readonly KycSession[]>;
  /**
   * Keeps a new session, unless one of its id is known, or it is pending and the wallet already has a pending one for the
   * tier: then nothing is kept and that one is answered. Of many at once exactly one is kept.
   */
  open(session: KycSession): Promise<KycSession>;
  /**
   * Keeps the event once (by its id, also when it changes nothing or its session is unknown) and, with no other writer of the
   * session in between, asks `decide` for the session's next state; undefined leaves it. A repeated event is not decided again:
   * `applied` is false. Keeps nothing when `decide` throws.
   */
  apply(event: KycEvent, decide: (session: KycSession) => KycSession | undefined): Promise<KycEventOutcome>;
}
