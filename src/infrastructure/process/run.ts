import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { serveMetrics } from '../observability/metrics.ts';
import type { Observers } from '../observability/observers.ts';
import { type RunningServer, startServer } from './server.ts';
import { type Leaving, type ServiceParts, type StartedService, startService } from './start-service.ts';

type Stop = (how?: Leaving) => Promise<void>;
type Started = { readonly service: StartedService; server?: RunningServer; stopMetrics?: () => Promise<void> };

/** `metrics`: whether this process serves them. */
type Parts = ServiceParts & Readonly<{ http: boolean; metrics: boolean }>;

/**
 * Starts the service; returns a function that stops it: first it is not ready, for as long as load balancers need to notice; then
 * requests and jobs in flight may finish; then leases are released and the stores closed.
 */
export async function run(config: Config, observers: Observers, parts: Parts): Promise<Stop> {
  const started: Started = { service: await startService(config, observers, parts) };
  try {
    await listen(started, config, observers, parts);
    return (how = {}) => stop(started, { ...how, drainMs: config.server.drainMs }, observers);
  } catch (error) {
    await stop(started, { isReplaced: true, drainMs: 0 }, observers);
    throw error;
  }
}

async function listen(started: Started, { server }: Config, { logger, metrics }: Observers, parts: Parts) {
  if (parts.metrics && server.metricsPort !== undefined) {
    const figures = await serveMetrics(metrics, server.metricsHost, server.metricsPort);
    started.stopMetrics = async () => {
      figures.close();
      figures.closeAllConnections();
    };
  }
  if (!parts.http) return logger.info('running the jobs only: no request is answered');
  started.server = await startServer(started.service.listener, server.host, server.port);
  logger.info({ url: started.server.url, baseUrl: server.baseUrl }, 'listening');
}

/** `drainMs`: how long load balancers have to notice. */
async function stop(
  { service, server, stopMetrics }: Started,
  { isReplaced = false, drainMs }: Leaving & Readonly<{ drainMs: number }>,
  { tracer }: Observers,
): Promise<void> {
  const jobsEnded = service.drain({ isReplaced });
  server?.drain();
  if (server !== undefined && !isReplaced) await pause(drainMs);
  await Promise.all([jobsEnded, server?.stop()]);
  await stopMetrics?.();
  await Promise.all([service.stop(), tracer.close()]);
}
