import type { KycEvent, KycSessionStatus } from '../../../domain/kyc/kyc-session.ts';
import type { KycTier } from '../../../domain/kyc/tier.ts';
import type { WalletAddress } from '../../../domain/shared/wallet-address.ts';
import type { WebhookDelivery } from '../system/webhook-delivery.ts';

export type KycSessionRequest = Readonly<{ wallet: WalletAddress; tier: KycTier; callbackUrl?: string }>;
export type OpenedKycSession = Readonly<{ id: string; url: string }>;
export type ReportedKycSession = Readonly<{
  sessionId: string;
  wallet: WalletAddress;
  /** Undefined when the session verifies for none of our tiers. */
  tier?: KycTier;
  status: KycSessionStatus;
  /** Where the person verifies; undefined when the provider tells that only to whoever opens the session. */
  url?: string;
  /**
   * When the provider says that the status was reached. Where it does not say: of an approval the earliest moment that it can
   * be of, of everything else the moment of asking, so that doubt never outlives a revocation.
   */
  occurredAt: Date;
}>;

export interface KycProvider {
  /** Opens a verification at the provider. Rejects with KYC_UNAVAILABLE. */
  openSession(request: KycSessionRequest): Promise<OpenedKycSession>;
  /** How the session stands at the provider; undefined when it knows none. Rejects with KYC_UNAVAILABLE. */
  report(sessionId: string): Promise<ReportedKycSession | undefined>;
  /**
   * Authenticates a webhook over its raw bytes and reads it. Throws WEBHOOK_SECRET_INVALID when it is not authentic or too
   * old to trust at `now`, and WEBHOOK_UNREADABLE when it is authentic but not understood.
   */
  readWebhook(delivery: WebhookDelivery, now: Date): KycEvent;
}
