import type { Ports } from '../ports/index.ts';
import { purgeInTurns, throwFailures } from '../retention/purge-in-turns.ts';
import { compose } from '../shared/compose.ts';
import { NEVER_STOPPING, type Stopping } from '../shared/stopping.ts';

/** Deletes the idempotency keys that are older than 24 hours, in batches. Returns how many. */
export const forgetAnswers =
  ({ idempotencyKeys }: Pick<Ports, 'idempotencyKeys'>) =>
  async (stopping: Stopping = NEVER_STOPPING): Promise<number> => {
    const keys = (limit: number) => idempotencyKeys.purgeExpired(limit);
    const { purged, failures } = await purgeInTurns({ keys }, () => stopping.aborted);
    throwFailures(failures);
    return purged.keys ?? 0;
  };

export const idempotencyUseCases = compose({ forgetAnswers });

export type IdempotencyUseCases = ReturnType<typeof idempotencyUseCases>;
