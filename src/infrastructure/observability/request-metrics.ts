import { Counter, Histogram, type Registry } from 'prom-client';
import { fromZero } from './from-zero.ts';

/** Probes are counted apart: an instance that is not ready does not fail the requests of callers. */
const READINESS = 'checkReadiness';
const CLASSES = ['2xx', '3xx', '4xx', '5xx'];
const OUTCOMES = { 200: 'ready', 503: 'not-ready' } as Readonly<Record<number, string>>;

export type RequestMetrics = Readonly<{ observeRequest(operation: string, status: number, seconds: number): void }>;

/** Requests are labeled by operation id, never by path, because paths contain addresses. The counters are for alerts: all their series exist from the start. */
export function requestMetrics(registers: Registry[]): RequestMetrics {
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
    help: 'Answers to readiness probes',
    labelNames: ['outcome'],
    registers,
  });
  fromZero(responses, CLASSES);
  fromZero(probes, Object.values(OUTCOMES));
  return {
    observeRequest: (operation, status, seconds) => {
      requests.labels(operation, String(status)).observe(seconds);
      const outcome = operation === READINESS ? OUTCOMES[status] : undefined;
      if (outcome !== undefined) probes.labels(outcome).inc();
      if (operation !== READINESS) responses.labels(`${Math.floor(status / 100)}xx`).inc();
    },
  };
}
