import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { serveMetrics } from '../observability/metrics.ts';
import type { Observers } from '../observability/observers.ts';
import type { Entrance } from './entrance.ts';
import { type ServiceParts, type StartedService, startService } from './start-service.ts';

type Started = Readonly<{ service: StartedService; entrance: Entrance | undefined; stopMetrics(): Promise<void> }>;

/** `entrance`: undefined for a process that only runs the jobs. */
type Parts = ServiceParts & Readonly<{ entrance: Entrance | undefined }>;

/**
 * Starts the service; returns a function that stops it: first it is not ready, for as long as load balancers need to notice; then
 * requests and jobs in flight may finish; then leases are released and the stores closed.
 */
export async function run(config: Config, observers: Observers, parts: Parts): Promise<() => Promise<void>> {
  const { server } = config;
  const { logger } = observers;
  const { entrance } = parts;
  let stopMetrics = async () => {};
  try {
    stopMetrics = await openMetrics(config, observers);
    const service = await startService(config, observers, parts);
    entrance?.open(service.listener);
    if (entrance === undefined) logger.info('running the jobs only: no request is answered');
    else logger.info({ url: entrance.url, baseUrl: server.baseUrl }, 'listening');
    return () => stop({ service, entrance, stopMetrics }, server.drainMs, observers);
  } catch (error) {
    await Promise.all([entrance?.stop(), stopMetrics()]);
    await observers.tracer.close();
    throw error;
  }
}

async function openMetrics({ server }: Config, { metrics }: Observers): Promise<() => Promise<void>> {
  if (server.metricsPort === undefined) return async () => {};
  const figures = await serveMetrics(metrics, server.metricsHost, server.metricsPort);
  return async () => {
    figures.close();
    figures.closeAllConnections();
  };
}

/** `drainMs`: how long load balancers have to notice. */
async function stop(
  { service, entrance, stopMetrics }: Started,
  drainMs: number,
  { tracer }: Observers,
): Promise<void> {
  const jobsEnded = service.drain();
  entrance?.drain();
  if (entrance !== undefined) await pause(drainMs);
  await Promise.all([jobsEnded, entrance?.stop()]);
  await stopMetrics();
  await Promise.all([service.stop(), tracer.close()]);
}
