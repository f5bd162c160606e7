import { UNDELIVERED_KEPT_MS } from '../../domain/payment/claim.ts';
import { RETENTION_NAMES, type RetentionName, retainedFrom } from '../../domain/retention/retention.ts';
import type { Ports } from '../ports/index.ts';
import { compose } from '../shared/compose.ts';
import { exclusively } from '../shared/exclusively.ts';
import { NEVER_STOPPING, type Stopping } from '../shared/stopping.ts';
import { type Batch, purgeInTurns, throwFailures } from './purge-in-turns.ts';

/** Deletes at most `limit` rows that expired or ended before `before`; returns how many. */
type Purge = (before: Date, limit: number) => Promise<number>;

type PurgePorts = Pick<
  Ports,
  | 'alarmStore'
  | 'chatLinks'
  | 'chatSessions'
  | 'emailConfirmations'
  | 'issuedAuthorizations'
  | 'issuedBidPermits'
  | 'keyRequests'
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
  authorizations: async (before, limit) => {
    const purchases = await ports.issuedAuthorizations.purgeUnused(before, limit);
    return purchases + (await ports.issuedBidPermits.purgeUnused(before, limit - purchases));
  },
  chats: (before, limit) => ports.chatSessions.purgeExpired(before, limit),
  chatLinks: (before, limit) => ports.chatLinks.purgeExpired(before, limit),
  deadMessages: (before, limit) => ports.messageQueue.purgeDead(before, limit),
  emailConfirmations: (before, limit) => ports.emailConfirmations.purgeExpired(before, limit),
  keyRequests: (before, limit) => ports.keyRequests.purge(before, limit),
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

type RetentionPorts = PurgePorts & Pick<Ports, 'clock' | 'databaseUpkeep' | 'leases' | 'random' | 'retentionPolicy'>;

/** How many rows were deleted. */
type Purged = Readonly<Partial<Record<RetentionName, number>>>;

/** A run stops well within its lease; the next one continues. */
const BUDGET_MS = 5 * 60_000;

/**
 * Deletes what is older than the configured retention; in one process at a time. A rule that fails does not stop the
 * others: the run rejects with the failures at its end.
 */
const purgeOld =
  (ports: RetentionPorts) =>
  async (stopping: Stopping = NEVER_STOPPING): Promise<Purged> =>
    (await exclusively(ports, 'purge-old', () => purgeAll(ports, stopping))) ?? {};

async function purgeAll(ports: RetentionPorts, stopping: Stopping): Promise<Purged> {
  const now = ports.clock.now();
  const isOver = () => stopping.aborted || ports.clock.now().getTime() - now.getTime() >= BUDGET_MS;
  const purges = purgesOf(ports);
  const batches = Object.fromEntries(
    RETENTION_NAMES.map((name) => {
      const before = retainedFrom(ports.retentionPolicy, name, now);
      return [name, (limit: number) => purges[name](before, limit)];
    }),
  ) as Record<RetentionName, Batch>;
  const { purged, failures } = await purgeInTurns(batches, isOver);
  // Also for rows that others deleted: sealing empties the queue of audit entries.
  if (!stopping.aborted) await ports.databaseUpkeep.reclaim();
  throwFailures(failures);
  return purged;
}

/** Deletes what expired in the tables that processes share; in one process at a time. */
const purgeShared =
  (ports: Pick<Ports, 'leases' | 'random' | 'sharedTables'>) =>
  async (stopping: Stopping = NEVER_STOPPING): Promise<void> => {
    await exclusively(ports, 'purge-shared', async () => {
      const batches = {
        limits: (limit: number) => ports.sharedTables.purgeLimits(limit),
        answers: (limit: number) => ports.sharedTables.purgeAnswers(limit),
      };
      throwFailures((await purgeInTurns(batches, () => stopping.aborted)).failures);
    });
  };

export const retentionUseCases = compose({ purgeOld, purgeShared });

export type RetentionUseCases = ReturnType<typeof retentionUseCases>;
