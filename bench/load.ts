import autocannon from 'autocannon';
import type { Server } from './process.ts';

export type Target = Readonly<{
  server: Server;
  path: string;
  headers: Readonly<Record<string, string>>;
  /** The status of every response; 200 by default. */
  status?: number;
}>;

/** Requests of one body, or GETs without one, for some seconds or up to a count; or a list of bodies, each sent once. */
export type Shipment = Readonly<
  { body?: string; seconds: number } | { body?: string; count: number } | { bodies: readonly string[] }
>;

export type Measure = Readonly<{
  /** Completed requests. */
  perSecond: number;
  /** Milliseconds from request to response. */
  p50: number;
  p99: number;
  /** Microseconds of processor time per request: of the server's process, and of the database's. */
  service: number;
  database: number;
}>;

const CONNECTIONS = 10;
/** Requests that autocannon takes from the list without sending them: one per connection. */
const UNSENT_REQUESTS = CONNECTIONS;
const noDatabase = () => 0;

/**
 * Sends over keep-alive connections, each waiting for its response. Throws when a status is another one, because the figure would
 * be wrong. `databaseTime` returns the microseconds that the database has used so far.
 */
export async function load(
  { server, path, headers, status: expected = 200 }: Target,
  shipment: Shipment,
  databaseTime: () => number = noDatabase,
): Promise<Measure> {
  const times: number[] = [];
  const others = new Map<number, number>();
  const url = server.url + path;
  const before = { service: (await server.usage()).cpu, database: databaseTime() };
  const started = performance.now();
  let ended = started;
  const run = autocannon({ url, connections: CONNECTIONS, sampleInt: 50, headers, ...plan(shipment) });
  run.on('response', (_client, status, _bytes, milliseconds: number) => {
    if (status !== expected) others.set(status, (others.get(status) ?? 0) + 1);
    times.push(milliseconds);
    ended = performance.now();
  });
  const { errors, timeouts } = await run;
  const after = { service: (await server.usage()).cpu, database: databaseTime() };
  if (errors + timeouts + others.size > 0)
    throw new Error(`${url}: ${JSON.stringify([...others])} statuses, ${errors} errors, ${timeouts} time-outs`);
  if (times.length === 0) throw new Error(`${url}: no answer in time`);
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? Number.NaN;
  return {
    perSecond: (times.length * 1_000) / (ended - started),
    p50: at(0.5),
    p99: at(0.99),
    service: (after.service - before.service) / times.length,
    database: (after.database - before.database) / times.length,
  };
}

/** How many bodies are needed so that `requests` of them are sent. */
export const bodiesFor = (requests: number): number => requests + UNSENT_REQUESTS;

function plan(shipment: Shipment) {
  if (!('bodies' in shipment)) {
    const { body } = shipment;
    const extent = 'seconds' in shipment ? { duration: shipment.seconds } : { amount: shipment.count };
    return body === undefined
      ? { ...extent, method: 'GET' as const, requests: [{}] }
      : { ...extent, method: 'POST' as const, requests: [{ body }] };
  }
  const bodies = shipment.bodies.values();
  const setupRequest = (request: object) => {
    const { value, done } = bodies.next();
    if (done) throw new Error('more requests were sent than bodies brought');
    return { ...request, body: value };
  };
  return { amount: shipment.bodies.length - UNSENT_REQUESTS, method: 'POST' as const, requests: [{ setupRequest }] };
}
