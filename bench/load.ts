import autocannon from 'autocannon';
import type { Server } from './process.ts';

export type Target = Readonly<{ server: Server; path: string; headers: Readonly<Record<string, string>> }>;

/** One body, or a GET without one, sent repeatedly for some seconds; or a list of bodies, each sent once. */
export type Shipment = Readonly<{ body?: string; seconds: number } | { bodies: readonly string[] }>;

export type Measure = Readonly<{
  /** Completed requests. */
  perSecond: number;
  /** Milliseconds from request to response. */
  p50: number;
  p99: number;
  /** Microseconds of the server's processor time per request, if the system reports it. */
  processor: number | undefined;
}>;

const CONNECTIONS = 10;
/** Requests that autocannon takes from the list without sending them: one per connection. */
const UNSENT_REQUESTS = CONNECTIONS;

/** Sends over keep-alive connections, each waiting for its response. Throws when a status is not 2xx, because the figure would be wrong. */
export async function load({ server, path, headers }: Target, shipment: Shipment): Promise<Measure> {
  const times: number[] = [];
  const url = server.url + path;
  const [started, processorStarted] = [performance.now(), server.processorTime()];
  let ended = started;
  const run = autocannon({ url, connections: CONNECTIONS, sampleInt: 50, headers, ...plan(shipment) });
  run.on('response', (_client, _status, _bytes, milliseconds: number) => {
    times.push(milliseconds);
    ended = performance.now();
  });
  const { non2xx, errors, timeouts } = await run;
  if (non2xx + errors + timeouts > 0)
    throw new Error(`${url}: ${non2xx} answers that are not 2xx, ${errors} errors, ${timeouts} time-outs`);
  const processorTime = (server.processorTime() ?? Number.NaN) - (processorStarted ?? Number.NaN);
  if (times.length === 0) throw new Error(`${url}: no answer in time`);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return {
    perSecond: (times.length * 1_000) / (ended - started),
    p50: at(0.5),
    p99: at(0.99),
    processor: Number.isNaN(processorTime) ? undefined : (processorTime * 1_000) / times.length,
  };
}

/** How many bodies are needed so that `requests` of them are sent. */
export const bodiesFor = (requests: number): number => requests + UNSENT_REQUESTS;

function plan(shipment: Shipment) {
  if ('seconds' in shipment) {
    const { body, seconds: duration } = shipment;
    return body === undefined
      ? { duration, method: 'GET' as const, requests: [{}] }
      : { duration, method: 'POST' as const, requests: [{ body }] };
  }
  const bodies = shipment.bodies.values();
  const setupRequest = (request: object) => {
    const { value, done } = bodies.next();
    if (done) throw new Error('more requests were sent than bodies brought');
    return { ...request, body: value };
  };
  return { amount: shipment.bodies.length - UNSENT_REQUESTS, method: 'POST' as const, requests: [{ setupRequest }] };
}
