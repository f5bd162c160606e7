import type { WalletAddress } from '../shared/wallet-address.ts';
import { kycUnavailable } from './errors.ts';
import type { KycIdentity } from './kyc-identity.ts';
import { isAbove, type KycTier } from './tier.ts';

export type KycSessionStatus = 'pending' | 'approved' | 'rejected';

/** Who opens a verification: the wallet's own session, or anybody else. */
export type KycOpener = 'owner' | 'stranger';

/** One verification at the provider, for one wallet and tier. */
export type KycSession = Readonly<{
  /** The provider's session id. */
  id: string;
  wallet: WalletAddress;
  /** The requested tier; after an approval, the approved tier. */
  tier: KycTier;
  status: KycSessionStatus;
  /** Where the user verifies. Stored for the owner's sessions only: a stranger's link is in one response and is not stored. */
  url?: string;
  createdAt: Date;
  /** Since when it is the owner's: opened or adopted by a session of the wallet. Absent when no such session did. */
  ownedAt?: Date;
  /** When the status was reached, according to the provider; the creation time until it reports anything. */
  statusAt: Date;
  /** When an approval was revoked, if it was. */
  revokedAt?: Date;
  /** Known once approved, as far as the provider reports it. */
  identity?: KycIdentity;
}>;

/** A status report from the provider. */
export type KycEvent = Readonly<{
  /** Unique at the provider; applied once however often it is delivered. */
  id: string;
  sessionId: string;
  wallet?: WalletAddress;
  status: KycSessionStatus;
  /** Only with `pending`: the user must do more, and an earlier approval is no longer valid. */
  reopens?: true;
  tier?: KycTier;
  identity?: KycIdentity;
  occurredAt: Date;
}>;

/**
 * Returns the session after the event, or undefined when the event changes nothing: it is for another wallet, is older
 * than the current state, or is not an allowed step. Allowed steps: pending → approved, pending → rejected, approved →
 * rejected. A reopened pending session stays pending; a reopened approved one becomes rejected, because its approval
 * was revoked. As long as the provider follows these steps, its events may arrive in any order and repeatedly: the
 * final state is the same.
 */
export function afterEvent(session: KycSession, event: KycEvent): KycSession | undefined {
  if (event.wallet !== undefined && event.wallet !== session.wallet) return undefined;
  if (event.status === 'approved') return afterApproval(session, event);
  if (event.status === 'rejected') return afterRejection(session, event);
  return event.reopens ? afterReopening(session, event) : undefined;
}

/** An approval takes effect at its earliest reported time, for the lower of the verified and the requested tier. */
function afterApproval(session: KycSession, event: KycEvent): KycSession | undefined {
  if (session.status === 'rejected') return afterLateApproval(session, event);
  if (isReopened(session) && event.occurredAt <= session.statusAt)
    return { ...session, status: 'rejected', revokedAt: session.statusAt };
  const tier = event.tier !== undefined && isAbove(session.tier, event.tier) ? event.tier : session.tier;
  const isFirst = session.status === 'pending' || event.occurredAt < session.statusAt;
  const identity = session.identity ?? event.identity;
  if (!isFirst && tier === session.tier && identity === session.identity) return undefined;
  const statusAt = isFirst ? event.occurredAt : session.statusAt;
  return { ...session, status: 'approved', statusAt, tier, ...(identity !== undefined && { identity }) };
}

/** An approval delivered after the later rejection that revoked it. */
function afterLateApproval(session: KycSession, { occurredAt }: KycEvent): KycSession | undefined {
  if (session.revokedAt !== undefined || occurredAt > session.statusAt) return undefined;
  return { ...session, revokedAt: session.statusAt };
}

function afterRejection(session: KycSession, { occurredAt }: KycEvent): KycSession | undefined {
  if (session.status === 'pending') return { ...session, status: 'rejected', statusAt: occurredAt };
  if (session.status === 'rejected' || occurredAt < session.statusAt) return undefined;
  return { ...session, status: 'rejected', statusAt: occurredAt, revokedAt: occurredAt };
}

/** A pending session stores the time, so that an earlier approval counts as revoked even when it is delivered later. */
function afterReopening(session: KycSession, event: KycEvent): KycSession | undefined {
  if (session.status !== 'pending') return afterRejection(session, event);
  return event.occurredAt > session.statusAt ? { ...session, statusAt: event.occurredAt } : undefined;
}

/** The session after its person was erased: it has no link, and no event changes it any more. */
export function closed({ url: _, ...session }: KycSession, at: Date): KycSession {
  const statusAt = session.status === 'rejected' ? session.statusAt : at;
  return { ...session, status: 'rejected', statusAt, revokedAt: at };
}

const isReopened = ({ status, statusAt, createdAt }: KycSession) => status === 'pending' && statusAt > createdAt;

/** The status that the provider reports when it is asked about the session of an event. */
export type Confirmation = Pick<KycEvent, 'status' | 'occurredAt'>;

/**
 * Returns the session after an event, as `afterEvent` does. An approval takes effect only when the provider reports the session as
 * approved, because only that report contains the person and the country. An approval that the provider has revoked since is applied
 * together with its revocation. Throws KYC_UNAVAILABLE while the provider reports neither: the event has to be delivered again.
 */
export function afterConfirmedEvent(
  session: KycSession,
  event: KycEvent,
  report: Confirmation | undefined,
): KycSession | undefined {
  const after = afterEvent(session, event);
  if (after?.status !== 'approved' || report?.status === 'approved') return after;
  if (report?.status !== 'rejected' || report.occurredAt < event.occurredAt) throw kycUnavailable();
  return afterEvent(after, { ...event, status: 'rejected', occurredAt: report.occurredAt });
}
