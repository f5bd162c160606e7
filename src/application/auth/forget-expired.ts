import type { Ports } from '../ports/index.ts';

/** Deletes expired records that no longer affect any decision. Returns the number of each kind. */
export const forgetExpired =
  ({ nonces, sessions, tryCounts, clock }: Pick<Ports, 'nonces' | 'sessions' | 'tryCounts' | 'clock'>) =>
  async (): Promise<Readonly<{ nonces: number; sessions: number; tries: number }>> => {
    const now = clock.now();
    return {
      nonces: await nonces.purgeExpired(now),
      sessions: await sessions.purgeExpired(now),
      tries: await tryCounts.purgeExpired(now),
    };
  };
