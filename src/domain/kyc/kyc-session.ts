import type { WalletAddress } from '../shared/wallet-address.ts';
import { isAbove, type KycTier } from './tier.ts';

export type KycSessionStatus = 'pending' | 'approved' | 'rejected';

/** One verification at the provider, for one wallet and tier. */
export type KycSession = Readonly<{
  /** The provider's own session id. */
  id: string;
  wallet: WalletAddress;
  /** The tier asked for; of an approval, the tier that it is for. */
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
  /** Of a pending one: the person must do more, and what was approved before holds no longer. */
  reopens?: true;
  tier?: KycTier;
  occurredAt: Date;
}>;

/**
 * The session after the event, or undefined when the event changes nothing: it is about another wallet, is older than what
 * is known, or asks for a step that does not exist. Steps: pending → approved, pending → rejected, approved → rejected. A pending
 * session that is reopened stays pending, an approved one is rejected: its approval was taken back.
 * While the provider keeps to them, its events may come in any order, however often: the session ends the same.
 */
export function afterEvent(session: KycSession, event: KycEvent): KycSession | undefined {
  if (event.wallet !== undefined && event.wallet !== session.wallet) return undefined;
  if (event.status === 'approved') return afterApproval(session, event);
  if (event.status === 'rejected') return afterRejection(session, event);
  return event.reopens ? afterReopening(session, event) : undefined;
}

/** An approval counts from the earliest word of it, and for no more than was verified and asked for. */
function afterApproval(session: KycSession, event: KycEvent): KycSession | undefined {
  if (session.status === 'rejected') return afterLateApproval(session, event);
  if (isReopened(session) && event.occurredAt <= session.statusAt)
    return { ...session, status: 'rejected', revokedAt: session.statusAt };
  const tier = event.tier !== undefined && isAbove(session.tier, event.tier) ? event.tier : session.tier;
  const isFirst = session.status === 'pending' || event.occurredAt < session.statusAt;
  if (!isFirst && tier === session.tier) return undefined;
  return { ...session, status: 'approved', statusAt: isFirst ? event.occurredAt : session.statusAt, tier };
}

/** An approval heard of only after the rejection that followed it: that rejection took it back. */
function afterLateApproval(session: KycSession, { occurredAt }: KycEvent): KycSession | undefined {
  if (session.revokedAt !== undefined || occurredAt > session.statusAt) return undefined;
  return { ...session, revokedAt: session.statusAt };
}

function afterRejection(session: KycSession, { occurredAt }: KycEvent): KycSession | undefined {
  if (session.status === 'pending') return { ...session, status: 'rejected', statusAt: occurredAt };
  if (session.status === 'rejected' || occurredAt < session.statusAt) return undefined;
  return { ...session, status: 'rejected', statusAt: occurredAt, revokedAt: occurredAt };
}

/** A pending session keeps the time, so that an approval from before it counts as taken back however late it is heard of. */
function afterReopening(session: KycSession, event: KycEvent): KycSession | undefined {
  if (session.status !== 'pending') return afterRejection(session, event);
  return event.occurredAt > session.statusAt ? { ...session, statusAt: event.occurredAt } : undefined;
}

const isReopened = ({ status, statusAt, createdAt }: KycSession) => status === 'pending' && statusAt > createdAt;
