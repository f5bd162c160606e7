import type { KycEvent, KycOpener, KycSessionStatus } from '../../../domain/kyc/kyc-session.ts';
import type { KycTier } from '../../../domain/kyc/tier.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { WebhookDelivery } from '../system/webhook-delivery.ts';

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
