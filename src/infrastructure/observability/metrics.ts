import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { listen } from '../start/listen.ts';

export type Metrics = Readonly<{
  observeRequest(operation: string, status: number, seconds: number): void;
  countAlarm(name: string): void;
  countJob(name: string, outcome: 'done' | 'failed'): void;
  registry: Registry;
}>;

/** Requests are labeled by operation id, never by path, because paths contain addresses. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  const alarms = new Counter({
    name: 'alarms_total',
    help: 'Alarms that need an operator’s attention',
    labelNames: ['name'],
    registers: [registry],
  });
  const jobs = new Counter({
    name: 'job_runs_total',
    help: 'Runs of scheduled jobs',
    labelNames: ['name', 'outcome'],
    registers: [registry],
  });
  return {
    observeRequest: (operation, status, seconds) => requests.labels(operation, String(status)).observe(seconds),
    countAlarm: (name) => alarms.labels(name).inc(),
    countJob: (name, outcome) => jobs.labels(name, outcome).inc(),
    registry,
  };
}

/** Serves the metrics on a separate port that is not meant to be public. */
export function serveMetrics({ registry }: Metrics, host: string, port: number): Promise<Server> {
  const server = createServer((_req, res) => {
    registry.metrics().then(
      (text) => res.setHeader('content-type', registry.contentType).end(text),
      () => res.writeHead(500).end(),
    );
  });
  return listen(server, { host, port, variable: 'METRICS_PORT' });
}
