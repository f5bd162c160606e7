import { RETENTION_NAMES, type RetentionName, retainedFrom } from '../../domain/retention/retention.ts';
import type { Ports } from '../ports/index.ts';
import { compose } from '../shared/compose.ts';
import { exclusively } from '../shared/exclusively.ts';
import { NEVER_STOPPING, type Stopping } from '../shared/stopping.ts';
import { type Batch, purgeInTurns, throwFailures } from './purge-in-turns.ts';
import { type PurgePorts, purgesOf } from './rules.ts';

type RetentionPorts = PurgePorts & Pick<Ports, 'clock' | 'databaseUpkeep' | 'leases' | 'random' | 'retentionPolicy'>;

/** How many rows were deleted. */
export type Purged = Readonly<Partial<Record<RetentionName, number>>>;

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
