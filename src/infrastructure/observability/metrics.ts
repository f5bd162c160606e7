import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { SignatureMeter } from '../../adapters/signer/counted-key.ts';
import { DROP_REASONS, type OnDropped } from '../../adapters/tracing/tracing-settings.ts';
import type { UpstreamMeter } from '../../adapters/upstream/meter.ts';
import { ALARM_KINDS } from '../../domain/alarm/alarm.ts';
import { listen } from '../start/listen.ts';
import { type JobMetrics, jobMetrics } from './job-metrics.ts';
import type { Access } from './logger.ts';
import { fromZero } from './metric-values.ts';
import { type RpcMetrics, rpcMetrics, signatureMeterOn, upstreamMeterOn } from './upstream-metrics.ts';

/** Probes are counted apart: an instance that is not ready does not fail the requests of callers. */
const READINESS = 'checkReadiness';
/** `off`: what the operator did not configure was asked for. */
const CLASSES = ['2xx', '3xx', '4xx', '5xx', 'off'];
const OUTCOMES = { 200: 'ready', 503: 'not-ready' } as Readonly<Record<number, string>>;

type Answered = Pick<Access, 'operation' | 'status' | 'planned'>;
type RequestMetrics = Readonly<{
  observeRequest(access: Answered, seconds: number): void;
  countReadiness(isReady: boolean): void;
}>;

/** Requests are labeled by operation id, never by path, because paths contain addresses. The counters are for alerts: all their series exist from the start. */
function requestMetrics(registers: Registry[]): RequestMetrics {
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duration of HTTP requests',
    labelNames: ['operation', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  const responses = new Counter({
    name: 'http_responses_total',
    help: 'Responses to HTTP requests other than readiness probes, by the class of the status',
    labelNames: ['class'],
    registers,
  });
  const probes = new Counter({
    name: 'readiness_checks_total',
    help: 'Answers to readiness probes, and at each reading of the metrics',
    labelNames: ['outcome'],
    registers,
  });
  fromZero(responses, CLASSES);
  fromZero(probes, Object.values(OUTCOMES));
  return {
    countReadiness: (isReady) => probes.labels(isReady ? 'ready' : 'not-ready').inc(),
    observeRequest: ({ operation, status, planned }, seconds) => {
      requests.labels(operation, String(status)).observe(seconds);
      const outcome = operation === READINESS ? OUTCOMES[status] : undefined;
      if (outcome !== undefined) probes.labels(outcome).inc();
      if (operation !== READINESS) responses.labels(planned ? 'off' : `${Math.floor(status / 100)}xx`).inc();
    },
  };
}

export type Metrics = RequestMetrics &
  JobMetrics &
  RpcMetrics &
  Readonly<{
    countAlarm(name: string): void;
    countDroppedSpans: OnDropped;
    upstreams: UpstreamMeter;
    signatures: SignatureMeter;
    registry: Registry;
  }>;

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  return {
    ...requestMetrics(registers),
    ...jobMetrics(registers),
    ...rpcMetrics(registers),
    countAlarm: alarmCounter(registers),
    countDroppedSpans: droppedSpans(registers),
    upstreams: upstreamMeterOn(registry),
    signatures: signatureMeterOn(registry),
    registry,
  };
}

function alarmCounter(registers: Registry[]): Metrics['countAlarm'] {
  const alarms = new Counter({
    name: 'alarms_total',
    help: 'Alarms that need an operator’s attention',
    labelNames: ['name'],
    registers,
  });
  fromZero(alarms, Object.keys(ALARM_KINDS));
  return (name) => alarms.labels(name).inc();
}

function droppedSpans(registers: Registry[]): OnDropped {
  const dropped = new Counter({
    name: 'trace_spans_dropped_total',
    help: 'Spans that the collector did not receive',
    labelNames: ['reason'],
    registers,
  });
  fromZero(dropped, DROP_REASONS);
  return (spans, reason) => dropped.labels(reason).inc(spans);
}

const OPEN_METRICS = 'application/openmetrics-text; version=1.0.0; charset=utf-8';

/**
 * In OpenMetrics a counter is named without the `_total` of its samples. prom-client can write it, but renames the counters themselves, so that
 * the next page of the other format would lack their names.
 */
export const asOpenMetrics = (page: string): string =>
  `${page.replace(/^# HELP (\S+)_total (.*)\n# TYPE \1_total counter$/gm, '# HELP $1 $2\n# TYPE $1 counter').replace(/\n+/g, '\n')}# EOF\n`;

/** Serves the metrics on a separate port that is not meant to be public: as OpenMetrics to whoever accepts it, as Prometheus does. */
export function serveMetrics({ registry }: Metrics, host: string, port: number): Promise<Server> {
  const server = createServer(({ headers: { accept = '' } }, res) => {
    const isOpen = accept.includes('application/openmetrics-text');
    registry.metrics().then(
      (page) =>
        res
          .setHeader('content-type', isOpen ? OPEN_METRICS : registry.contentType)
          .end(isOpen ? asOpenMetrics(page) : page),
      () => res.writeHead(500).end(),
    );
  });
  return listen(server, { host, port, variable: 'METRICS_PORT' });
}
