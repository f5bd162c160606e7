import type { Config } from '../config/config.ts';
import { serveMetrics } from '../observability/metrics.ts';
import type { Observers } from '../observability/observers.ts';
import { startServer } from './server.ts';
import { startService } from './start-service.ts';

type Stop = () => Promise<unknown>;

/** Starts the service; returns a function that stops it, in reverse start order, after everything in flight has finished. */
export async function run(
  config: Config,
  observers: Observers,
  parts: Readonly<{ http: boolean; jobs: boolean }>,
): Promise<Stop> {
  const { server } = config;
  const { logger, metrics } = observers;
  const service = await startService(config, observers, parts.jobs);
  const stops: Stop[] = [service.stop];
  const stop = async () => {
    for (const part of stops.splice(0).reverse()) await part();
  };
  try {
    if (server.metricsPort !== undefined) {
      const figures = await serveMetrics(metrics, server.metricsHost, server.metricsPort);
      stops.push(async () => figures.close());
    }
    if (parts.http) {
      const { url, stop: stopServer } = await startServer(service.listener, server.host, server.port);
      stops.push(stopServer, service.endStreams);
      logger.info({ url, baseUrl: server.baseUrl }, 'listening');
    }
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
