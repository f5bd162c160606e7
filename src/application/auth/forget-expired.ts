import type { Ports } from '../ports/index.ts';

/** Throws away what has expired and can decide nothing any more; answers how much of each kind. */
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
