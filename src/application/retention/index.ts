import { RETENTION_NAMES, type RetentionName, retainedFrom } from '../../domain/retention/retention.ts';
import type { Ports } from '../ports/index.ts';
import { compose } from '../shared/compose.ts';
import { exclusively } from '../shared/exclusively.ts';
import { type Purge, type PurgePorts, purgesOf } from './rules.ts';

type RetentionPorts = PurgePorts & Pick<Ports, 'clock' | 'databaseUpkeep' | 'leases' | 'random' | 'retentionPolicy'>;

/** How many rows were deleted. */
export type Purged = Readonly<Partial<Record<RetentionName, number>>>;

/** Small enough that no statement comes near the statement timeout. */
const BATCH = 1_000;
/** A run stops well within its lease; the next one continues. */
const BUDGET_MS = 5 * 60_000;

/** Deletes in batches until a batch is not full or the time is up, and returns how many rows. */
export async function purgeInBatches(
  purge: (limit: number) => Promise<number>,
  isTimeUp: () => boolean,
): Promise<number> {
  for (let total = 0; ; ) {
    const purged = await purge(BATCH);
    total += purged;
    if (purged < BATCH || isTimeUp()) return total;
  }
}

/**
 * Deletes what is older than the configured retention; in one process at a time. A rule that fails does not stop the
 * others: the run rejects with the failures at its end.
 */
const purgeOld = (ports: RetentionPorts) => async (): Promise<Purged> =>
  (await exclusively(ports, 'purge-old', () => purgeAll(ports))) ?? {};

async function purgeAll(ports: RetentionPorts): Promise<Purged> {
  const now = ports.clock.now();
  const isTimeUp = () => ports.clock.now().getTime() - now.getTime() >= BUDGET_MS;
  const purges: Readonly<Record<RetentionName, Purge>> = purgesOf(ports);
  const purged: Partial<Record<RetentionName, number>> = {};
  const failures: unknown[] = [];
  for (const name of RETENTION_NAMES) {
    if (isTimeUp()) break;
    const before = retainedFrom(ports.retentionPolicy, name, now);
    try {
      const total = await purgeInBatches((limit) => purges[name](before, limit), isTimeUp);
      if (total > 0) purged[name] = total;
    } catch (error) {
      failures.push(error);
    }
  }
  // Also for rows that others deleted: sealing empties the queue of audit entries.
  await ports.databaseUpkeep.reclaim();
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} purges failed`, { cause: failures[0] });
  return purged;
}

export const retentionUseCases = compose({ purgeOld });

export type RetentionUseCases = ReturnType<typeof retentionUseCases>;
