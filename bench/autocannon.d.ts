/** The part of autocannon that the bench uses; the package contains no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  type Request = Readonly<{
    method?: string;
    path?: string;
    headers?: Readonly<Record<string, string>>;
    body?: string;
  }>;
  export type Options = Readonly<{
    url: string;
    connections: number;
    /** Seconds; without it `amount` ends the run. */
    duration?: number;
    /** The number of requests over all connections. */
    amount?: number;
    /** Requests a second over all connections; as many as are answered without it. */
    overallRate?: number;
    body?: string;
    /** The interval of the check for the end of the run, in milliseconds. */
    sampleInt?: number;
    method?: 'GET' | 'POST';
    headers: Readonly<Record<string, string>>;
    requests?: readonly Readonly<{ setupRequest?: (request: Request) => Request; body?: string }>[];
  }>;
  type Result = Readonly<{
    '2xx': number;
    non2xx: number;
    errors: number;
    timeouts: number;
    /** Milliseconds, without those that waited for their turn in the rate. */
    latency: Readonly<{ p50: number; p99: number }>;
  }>;

  /** Emits `response` with (client, status, bytes, milliseconds) for each response. */
  export default function autocannon(options: Options): EventEmitter & PromiseLike<Result>;
}
