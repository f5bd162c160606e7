import type { Ports } from '../ports/index.ts';

type UpkeepPorts = Pick<Ports, 'chatSessions' | 'clock' | 'messageQueue' | 'nonces' | 'sessions'>;

/** A platform delivers again for up to seven days; an id must be known for longer, or its message is answered twice. */
const ANSWERED_KEPT_MS = 8 * 24 * 60 * 60 * 1000;

/** Forgets what has expired; answers how much of each. */
const purgeExpired =
  ({ chatSessions, clock, messageQueue, nonces, sessions }: UpkeepPorts) =>
  async () => {
    const now = clock.now();
    return {
      nonces: await nonces.purgeExpired(now),
      sessions: await sessions.purgeExpired(now),
      chatSessions: await chatSessions.purgeExpired(now),
      messages: await messageQueue.purgeFinished(new Date(now.getTime() - ANSWERED_KEPT_MS)),
    };
  };

export const upkeepUseCases = (ports: UpkeepPorts) => ({ purgeExpired: purgeExpired(ports) });

export type UpkeepUseCases = ReturnType<typeof upkeepUseCases>;
