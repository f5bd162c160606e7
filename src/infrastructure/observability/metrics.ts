import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { SignatureMeter } from '../../adapters/signer/signature-meter.ts';
import type { OnDropped } from '../../adapters/tracing/tracing-settings.ts';
import type { UpstreamMeter } from '../../adapters/upstream/meter.ts';
import { listen } from '../start/listen.ts';
import { signatureMeterOn } from './signature-metrics.ts';
import { upstreamMeterOn } from './upstream-metrics.ts';

/** `skipped`: another process runs this occurrence. */
export type JobOutcome = 'done' | 'failed' | 'skipped';
export type RpcOutcome = 'answered' | 'failed';

export type Metrics = Readonly<{
  observeRequest(operation: string, status: number, seconds: number): void;
  countAlarm(name: string): void;
  observeJob(name: string, outcome: JobOutcome, seconds: number): void;
  /** One read of a chain, over all its nodes. */
  observeRpc(chainId: number, outcome: RpcOutcome, seconds: number): void;
  countNodeFailure(chainId: number, reason: string): void;
  countDroppedSpans: OnDropped;
  upstreams: UpstreamMeter;
  signatures: SignatureMeter;
  registry: Registry;
}>;

/** Requests are labeled by operation id, never by path, because paths contain addresses. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  const alarms = new Counter({
    name: 'alarms_total',
    help: 'Alarms that need an operator’s attention',
    labelNames: ['name'],
    registers,
  });
  return {
    observeRequest: (operation, status, seconds) => requests.labels(operation, String(status)).observe(seconds),
    countAlarm: (name) => alarms.labels(name).inc(),
    ...jobMetrics(registers),
    ...rpcMetrics(registers),
    countDroppedSpans: droppedSpans(registers),
    upstreams: upstreamMeterOn(registry),
    signatures: signatureMeterOn(registry),
    registry,
  };
}

function jobMetrics(registers: Registry[]): Pick<Metrics, 'observeJob'> {
  const runs = new Counter({
    name: 'job_runs_total',
    help: 'Runs of scheduled jobs',
    labelNames: ['name', 'outcome'],
    registers,
  });
  const durations = new Histogram({
    name: 'job_duration_seconds',
    help: 'Duration of the runs of scheduled jobs that were not skipped',
    labelNames: ['name'],
    buckets: [0.1, 1, 10, 60, 300],
    registers,
  });
  const successes = new Gauge({
    name: 'job_last_success_timestamp_seconds',
    help: 'When this process last completed a run of the job',
    labelNames: ['name'],
    registers,
  });
  return {
    observeJob: (name, outcome, seconds) => {
      runs.labels(name, outcome).inc();
      if (outcome !== 'skipped') durations.labels(name).observe(seconds);
      if (outcome === 'done') successes.labels(name).setToCurrentTime();
    },
  };
}

function rpcMetrics(registers: Registry[]): Pick<Metrics, 'observeRpc' | 'countNodeFailure'> {
  const reads = new Histogram({
    name: 'rpc_request_duration_seconds',
    help: 'Duration of reads from a chain, over all its nodes',
    labelNames: ['chain', 'outcome'],
    buckets: [0.02, 0.1, 0.5, 2, 5, 12],
    registers,
  });
  const failures = new Counter({
    name: 'rpc_node_failures_total',
    help: 'Failures of nodes, by chain',
    labelNames: ['chain', 'reason'],
    registers,
  });
  return {
    observeRpc: (chainId, outcome, seconds) => reads.labels(String(chainId), outcome).observe(seconds),
    countNodeFailure: (chainId, reason) => failures.labels(String(chainId), reason).inc(),
  };
}

function droppedSpans(registers: Registry[]): OnDropped {
  const dropped = new Counter({
    name: 'trace_spans_dropped_total',
    help: 'Spans that the collector did not receive',
    labelNames: ['reason'],
    registers,
  });
  return (spans, reason) => dropped.labels(reason).inc(spans);
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
