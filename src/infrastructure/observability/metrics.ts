import { createServer, type Server } from 'node:http';
import { Counter, collectDefaultMetrics, Registry } from 'prom-client';
import type { SignatureMeter } from '../../adapters/signer/counted-key.ts';
import { DROP_REASONS, type OnDropped } from '../../adapters/tracing/tracing-settings.ts';
import type { UpstreamMeter } from '../../adapters/upstream/meter.ts';
import { ALARM_KINDS } from '../../domain/alarm/alarm.ts';
import { listen } from '../start/listen.ts';
import { fromZero } from './from-zero.ts';
import { type JobMetrics, jobMetrics } from './job-metrics.ts';
import { type RequestMetrics, requestMetrics } from './request-metrics.ts';
import { type RpcMetrics, rpcMetrics } from './rpc-metrics.ts';
import { signatureMeterOn } from './signature-metrics.ts';
import { upstreamMeterOn } from './upstream-metrics.ts';

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
