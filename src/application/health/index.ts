import { attempt } from '../../domain/shared/attempt.ts';
import type { Ports } from '../ports/index.ts';
import { compose } from '../shared/compose.ts';

export type Health = Readonly<{
  status: 'ok' | 'error';
  db: 'healthy' | 'unhealthy';
  latencyMs?: number;
  timestamp: Date;
}>;

/** Queries the database. A service that cannot reach it is alive but unhealthy. */
const checkHealth =
  ({ databaseProbe, clock }: Pick<Ports, 'databaseProbe' | 'clock'>) =>
  async (): Promise<Health> => {
    const ping = await attempt(databaseProbe.ping());
    return ping.known
      ? { status: 'ok', db: 'healthy', latencyMs: ping.value, timestamp: clock.now() }
      : { status: 'error', db: 'unhealthy', timestamp: clock.now() };
  };

export const healthUseCases = compose({ check: checkHealth });

export type HealthUseCases = ReturnType<typeof healthUseCases>;
