import autocannon from 'autocannon';
import type { Server } from './process.ts';

export type Target = Readonly<{ server: Server; path: string; headers: Readonly<Record<string, string>> }>;

/** One body, or a GET without one, sent again and again for some seconds; or as many requests as there are bodies, each sent once. */
export type Shipment = Readonly<{ body?: string; seconds: number } | { bodies: readonly string[] }>;

export type Measure = Readonly<{
  /** Requests answered. */
  perSecond: number;
  /** Milliseconds from request to answer. */
  p50: number;
  p99: number;
  /** Microseconds of the server's processor time a request, where the system tells. */
  processor: number | undefined;
}>;

const CONNECTIONS = 10;
/** What autocannon draws at each connection for a request that it never sends. */
const DRAWN_IN_VAIN = CONNECTIONS;

/** Sends over keep-alive connections, each waiting for its answer. Throws when an answer is not 2xx: no figure beats a wrong one. */
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

/** How many bodies to bring so that `requests` of them are sent. */
export const bodiesFor = (requests: number): number => requests + DRAWN_IN_VAIN;

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
  return { amount: shipment.bodies.length - DRAWN_IN_VAIN, method: 'POST' as const, requests: [{ setupRequest }] };
}
