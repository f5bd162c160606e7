import { UNDELIVERED_KEPT_MS } from '../../domain/payment/claim.ts';
import type { RetentionName } from '../../domain/retention/retention.ts';
import type { Ports } from '../ports/index.ts';

/** Deletes at most `limit` rows that expired or ended before `before`; returns how many. */
export type Purge = (before: Date, limit: number) => Promise<number>;

export type PurgePorts = Pick<
  Ports,
  | 'alarmStore'
  | 'chatLinks'
  | 'chatSessions'
  | 'emailConfirmations'
  | 'issuedAuthorizations'
  | 'kycs'
  | 'messageQueue'
  | 'nftSaleLedger'
  | 'nonces'
  | 'outbox'
  | 'paymentClaims'
  | 'portfolioSnapshots'
  | 'preparedTransfers'
  | 'reconciliations'
  | 'relayerCalls'
  | 'sessions'
  | 'sponsorships'
  | 'tryCounts'
>;

/** The one place that says what is purged. */
export const purgesOf = (ports: PurgePorts): Readonly<Record<RetentionName, Purge>> => ({
  alarms: (before, limit) => ports.alarmStore.purge(before, limit),
  authorizations: (before, limit) => ports.issuedAuthorizations.purgeUnused(before, limit),
  chats: (before, limit) => ports.chatSessions.purgeExpired(before, limit),
  chatLinks: (before, limit) => ports.chatLinks.purgeExpired(before, limit),
  deadMessages: (before, limit) => ports.messageQueue.purgeDead(before, limit),
  emailConfirmations: (before, limit) => ports.emailConfirmations.purgeExpired(before, limit),
  kycEvents: (before, limit) => ports.kycs.purgeEvents(before, limit),
  messages: (before, limit) => ports.messageQueue.purgeFinished(before, limit),
  nftAuthorizations: (before, limit) => ports.nftSaleLedger.purgeUnused(before, limit),
  nonces: (before, limit) => ports.nonces.purgeExpired(before, limit),
  notices: (before, limit) => ports.outbox.purge(before, limit),
  paidResponses: (before, limit) =>
    ports.paymentClaims.purgeResponses(before, new Date(before.getTime() - UNDELIVERED_KEPT_MS), limit),
  portfolioSnapshots: (before, limit) => ports.portfolioSnapshots.purge(before, limit),
  preparedTransfers: (before, limit) => ports.preparedTransfers.purgeExpired(before, limit),
  reconciliations: (before, limit) => ports.reconciliations.purge(before, limit),
  relayerCalls: (before, limit) => ports.relayerCalls.purge(before, limit),
  sessions: (before, limit) => ports.sessions.purgeExpired(before, limit),
  sponsorBudgets: (before, limit) => ports.sponsorships.purgeBudgets(before, limit),
  sponsorships: (before, limit) => ports.sponsorships.purgeEnded(before, limit),
  tries: (before, limit) => ports.tryCounts.purgeExpired(before, limit),
});
