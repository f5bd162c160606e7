import type { KycEvent, KycOpener, KycSession, KycSessionStatus } from '../../domain/kyc/kyc-session.ts';
import type { KycTier, TierRuling } from '../../domain/kyc/tier.ts';
import type { Verifications } from '../../domain/kyc/verifications.ts';
import type { WalletAddress } from '../../domain/shared/wallet-address.ts';
import type { WebhookDelivery } from './system.ts';

export type KycSessionRequest = Readonly<{
  wallet: WalletAddress;
  tier: KycTier;
  openedBy: KycOpener;
  /** How many of the wallet's own verifications ended here before, if any did: none of them is continued. */
  ended?: number;
  callbackUrl?: string;
}>;
export type OpenedKycSession = Readonly<{ id: string; url: string }>;
/** The person of an approved session, as far as the provider knows: never empty. */
export type ReportedIdentity = Readonly<{
  /** ISO 3166-1 alpha-2 of the document. */
  countryCode?: string;
  /** ISO 3166-2. */
  region?: string;
  /** The same for every session of one person. */
  personId?: string;
}>;
export type ReportedKycSession = Readonly<{
  sessionId: string;
  wallet: WalletAddress;
  /** Undefined when the session is not for one of the service's tiers. */
  tier?: KycTier;
  status: KycSessionStatus;
  /** Only with `approved`. */
  identity?: ReportedIdentity;
  /** Where the user verifies; undefined when the provider returns it only on opening. */
  url?: string;
  /**
   * When the status was reached, according to the provider. If the provider does not report it: for an approval the
   * earliest possible time, otherwise the time of the query, so that an uncertain time never outlives a revocation.
   */
  occurredAt: Date;
}>;

export interface KycProvider {
  /**
   * Opens a verification at the provider, or returns the unfinished one of the same wallet, tier, opener and `ended`; never one that the
   * other opener has the link of, nor one that ended here before. Rejects with KYC_UNAVAILABLE.
   */
  openSession(request: KycSessionRequest): Promise<OpenedKycSession>;
  /** The session's status at the provider; undefined when it is unknown there. Rejects with KYC_UNAVAILABLE. */
  report(sessionId: string): Promise<ReportedKycSession | undefined>;
  /**
   * Authenticates a webhook over its raw bytes and parses it. Throws WEBHOOK_SECRET_INVALID when it is not authentic or
   * is too old at `now`, and WEBHOOK_UNREADABLE when it is authentic but cannot be parsed.
   */
  readWebhook(delivery: WebhookDelivery, now: Date): KycEvent;
}

export type StoredKycEvent = Pick<KycEvent, 'id' | 'sessionId' | 'status' | 'tier' | 'occurredAt'> &
  Readonly<{ applied: boolean }>;

export type KycEventOutcome =
  | Readonly<{ applied: false; before?: KycSession }>
  /** With the wallet's verifications after the event. */
  | Readonly<{ applied: true; before: KycSession; after: KycSession; verifications: Verifications }>;

/** Every method rejects with STORE_UNAVAILABLE when the database does not respond. */
export interface KycStore {
  verificationsOf(wallet: WalletAddress): Promise<Verifications>;
  /** What operators granted and revoked, oldest first. They are stored with the approved proposal. */
  rulingsOf(wallet: WalletAddress): Promise<readonly TierRuling[]>;
  /** The provider's reports about the wallet's sessions, oldest first, also those that changed nothing. */
  eventsOf(wallet: WalletAddress): Promise<readonly StoredKycEvent[]>;
  findSession(id: string): Promise<KycSession | undefined>;
  /**
   * The wallets with a session of any of these persons (`KycIdentity.person`), each once: also with one that no longer counts, because
   * what was bought under it does.
   */
  walletsOfPersons(persons: readonly string[]): Promise<readonly WalletAddress[]>;
  /** Pending sessions of all wallets sorted by id, at most `limit`; only ids above `after` if given. */
  pendingSessions(limit: number, after?: string): Promise<readonly KycSession[]>;
  /**
   * Stores a new session, without the link of one that is not the owner's, and returns what it stored. If a session with its id
   * exists, or another is in the way (`inTheWayOf`), stores nothing and returns that one. Of concurrent calls for the same opener
   * and tier exactly one stores its session, and `isNew` is true for that one only. With the id of the session that asks, rejects with
   * UNAUTHENTICATED unless that is live in the store itself: an erasure ends it, and no verification is opened after it.
   */
  open(session: KycSession, by?: string): Promise<Readonly<{ session: KycSession; isNew: boolean }>>;
  /**
   * Makes a decided session of the wallet the owner's at that time, unless it is already (`adopted`), and returns it; else undefined.
   * Rejects with UNAUTHENTICATED as `open` does.
   */
  adopt(id: string, wallet: WalletAddress, at: Date, by?: string): Promise<KycSession | undefined>;
  /**
   * Stores the event once by its id, also when it changes nothing or its session is unknown, and calls `decide` for the
   * session's next state while no other writer can change the session; undefined leaves it unchanged. For a repeated
   * event `decide` is not called and `applied` is false. Stores nothing when `decide` throws.
   */
  apply(event: KycEvent, decide: (session: KycSession) => KycSession | undefined): Promise<KycEventOutcome>;
  /** Deletes at most `limit` events that occurred before `before`; returns how many. Their sessions are kept. */
  purgeEvents(before: Date, limit: number): Promise<number>;
}
