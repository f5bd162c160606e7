import type { WalletAddress } from '../shared/wallet-address.ts';
import type { KycTier } from './tier.ts';

export type KycSessionStatus = 'pending' | 'approved' | 'rejected';

/** One verification at the provider, for one wallet and tier. */
export type KycSession = Readonly<{
  /** The provider's own session id. */
  id: string;
  wallet: WalletAddress;
  tier: KycTier;
  status: KycSessionStatus;
  /** Where the person verifies. */
  url: string;
  createdAt: Date;
  /** When the provider says that the status was reached; the creation time until it says anything. */
  statusAt: Date;
  /** When an approval was taken back, if it was. */
  revokedAt?: Date;
}>;

/** What the provider reports of a session. */
export type KycEvent = Readonly<{
  /** Unique at the provider; applied once however often it is delivered. */
  id: string;
  sessionId: string;
  wallet?: WalletAddress;
  status: KycSessionStatus;
  tier?: KycTier;
  occurredAt: Date;
}>;

const RANK: Readonly<Record<KycSessionStatus, number>> = { pending: 0, approved: 1, rejected: 2 };

/**
 * The session after the event, or undefined when the event changes nothing: it is older than what is known, is about
 * another wallet, or asks for a step that does not exist. Steps: pending → approved, pending → rejected, approved → rejected.
 */
export function afterEvent(session: KycSession, event: KycEvent): KycSession | undefined {
  if (event.wallet !== undefined && event.wallet !== session.wallet) return undefined;
  if (event.occurredAt < session.statusAt || RANK[event.status] <= RANK[session.status]) return undefined;
  if (session.status === 'rejected') return undefined;
  const revoked = session.status === 'approved' ? { revokedAt: event.occurredAt } : {};
  return { ...session, status: event.status, statusAt: event.occurredAt, ...revoked };
}
