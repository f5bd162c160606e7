import { notReady, type Obstacle } from '../../domain/health/errors.ts';
import { attempt } from '../../domain/shared/attempt.ts';
import type { Ports } from '../ports/index.ts';
import { compose } from '../shared/compose.ts';

export type Health = Readonly<{
  status: 'ok' | 'error';
  db: 'healthy' | 'unhealthy';
  latencyMs?: number;
  timestamp: Date;
}>;

/** `degraded`: all requests are served, but a part of the service is replaced. */
export type Readiness = Readonly<{
  status: 'ready' | 'degraded';
  database: 'ok';
  sharedStore: 'ok' | 'replaced';
  timestamp: Date;
}>;

type Probes = Pick<Ports, 'databaseProbe' | 'sharedStoreProbe' | 'clock'>;

const probe = async ({ databaseProbe, sharedStoreProbe }: Probes) => {
  const [database, sharedStore] = await Promise.all([attempt(databaseProbe.write()), sharedStoreProbe.state()]);
  return { database, sharedStore };
};

/** A service that cannot write is alive but unhealthy. */
const checkHealth = (ports: Probes) => async (): Promise<Health> => {
  const { database, sharedStore } = await probe(ports);
  const timestamp = ports.clock.now();
  if (!database.known) return { status: 'error', db: 'unhealthy', timestamp };
  const status = sharedStore === 'unavailable' ? 'error' : 'ok';
  return { status, db: 'healthy', latencyMs: database.value, timestamp };
};

/** Rejects with NOT_READY when requests would fail here that can succeed elsewhere. */
const checkReadiness = (ports: Probes & Pick<Ports, 'lifecycle'>) => async (): Promise<Readiness> => {
  if (ports.lifecycle.isDraining()) throw notReady({ obstacles: ['draining'] });
  const { database, sharedStore } = await probe(ports);
  const obstacles: Obstacle[] = [
    ...(database.known ? [] : ['database' as const]),
    ...(sharedStore === 'unavailable' ? ['shared-store' as const] : []),
  ];
  if (obstacles.length > 0) throw notReady.because(database.known ? undefined : database.failure, { obstacles });
  const timestamp = ports.clock.now();
  return sharedStore === 'replaced'
    ? { status: 'degraded', database: 'ok', sharedStore: 'replaced', timestamp }
    : { status: 'ready', database: 'ok', sharedStore: 'ok', timestamp };
};

export const healthUseCases = compose({ check: checkHealth, checkReadiness });

export type HealthUseCases = ReturnType<typeof healthUseCases>;
