/** The part of autocannon that the bench uses; the package brings no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events';

  type Request = Readonly<{
    method?: string;
    path?: string;
    headers?: Readonly<Record<string, string>>;
    body?: string;
  }>;
  type Options = Readonly<{
    url: string;
    connections: number;
    /** Seconds; without it `amount` ends the run. */
    duration?: number;
    /** Requests over all connections. */
    amount?: number;
    /** How often the end of the run is looked for, in milliseconds. */
    sampleInt: number;
    method: 'GET' | 'POST';
    headers: Readonly<Record<string, string>>;
    requests: readonly Readonly<{ setupRequest?: (request: Request) => Request; body?: string }>[];
  }>;
  type Result = Readonly<{ '2xx': number; non2xx: number; errors: number; timeouts: number }>;

  /** Emits `response` with (client, status, bytes, milliseconds) for each answer. */
  export default function autocannon(options: Options): EventEmitter & PromiseLike<Result>;
}
