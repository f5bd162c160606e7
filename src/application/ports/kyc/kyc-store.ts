import type { KycEvent, KycSession } from '../../../domain/kyc/kyc-session.ts';
import type { TierRuling } from '../../../domain/kyc/tier-ruling.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';

export type StoredKycEvent = Pick<KycEvent, 'id' | 'sessionId' | 'status' | 'tier' | 'occurredAt'> &
  Readonly<{ applied: boolean }>;

export type KycEventOutcome = Readonly<{ applied: boolean; before?: KycSession; after?: KycSession }>;

/** Every method rejects with STORE_UNAVAILABLE when the database does not respond. */
export interface KycStore {
  /** Oldest first. */
  sessionsOf(wallet: WalletAddress): Promise<readonly KycSession[]>;
  /** What operators granted and revoked, oldest first. They are stored with the approved proposal. */
  rulingsOf(wallet: WalletAddress): Promise<readonly TierRuling[]>;
  /** The provider's reports about the wallet's sessions, oldest first, also those that changed nothing. */
  eventsOf(wallet: WalletAddress): Promise<readonly StoredKycEvent[]>;
  findSession(id: string): Promise<KycSession | undefined>;
  /** The wallets with a session of any of these persons (`KycIdentity.person`), each once. */
  walletsOfPersons(persons: readonly string[]): Promise<readonly WalletAddress[]>;
  /** Pending sessions of all wallets sorted by id, at most `limit`; only ids above `after` if given. */
  pendingSessions(limit: number, after?: string): Promise<readonly KycSession[]>;
  /**
   * Stores a new session and returns it. If a session with its id exists, or it is pending and the wallet already has a
   * pending one for the tier, stores nothing and returns the existing one. Of concurrent calls exactly one stores its
   * session.
   */
  open(session: KycSession): Promise<KycSession>;
  /**
   * Stores the event once by its id, also when it changes nothing or its session is unknown, and calls `decide` for the
   * session's next state while no other writer can change the session; undefined leaves it unchanged. For a repeated
   * event `decide` is not called and `applied` is false. Stores nothing when `decide` throws.
   */
  apply(event: KycEvent, decide: (session: KycSession) => KycSession | undefined): Promise<KycEventOutcome>;
  /** Deletes at most `limit` events that occurred before `before`; returns how many. Their sessions are kept. */
  purgeEvents(before: Date, limit: number): Promise<number>;
}
