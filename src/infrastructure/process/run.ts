import { setTimeout as pause } from 'node:timers/promises';
import type { Config } from '../config/config.ts';
import { serveMetrics } from '../observability/metrics.ts';
import type { Observers } from '../observability/observers.ts';
import { type RunningServer, startServer } from './server.ts';
import { type ServiceParts, type StartedService, startService } from './start-service.ts';

type Started = { readonly service: StartedService; server?: RunningServer; stopMetrics?: () => Promise<void> };

type Parts = ServiceParts & Readonly<{ http: boolean }>;

/**
 * Starts the service; returns a function that stops it: first it is not ready, for as long as load balancers need to notice; then
 * requests and jobs in flight may finish; then leases are released and the stores closed.
 */
export async function run(config: Config, observers: Observers, parts: Parts): Promise<() => Promise<void>> {
  const started: Started = { service: await startService(config, observers, parts) };
  try {
    await listen(started, config, observers, parts);
    return () => stop(started, config.server.drainMs, observers);
  } catch (error) {
    await stop(started, 0, observers);
    throw error;
  }
}

async function listen(started: Started, { server }: Config, { logger, metrics }: Observers, parts: Parts) {
  if (server.metricsPort !== undefined) {
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
async function stop({ service, server, stopMetrics }: Started, drainMs: number, { tracer }: Observers): Promise<void> {
  const jobsEnded = service.drain();
  server?.drain();
  if (server !== undefined) await pause(drainMs);
  await Promise.all([jobsEnded, server?.stop()]);
  await stopMetrics?.();
  await Promise.all([service.stop(), tracer.close()]);
}
