import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { answerWhileStarting } from '../../adapters/http/frame/sending/while-starting.ts';
import { type RunningServer, startServer } from './server.ts';

export type Entrance = RunningServer &
  Readonly<{
    /** From now on requests reach the service, those that wait first. */
    open(app: RequestListener): void;
  }>;

type Address = Readonly<{ host: string; port: number; baseUrl: string }>;

/** How long a request waits for the start; below the 10 s in which the server must have read a request. */
const WAIT_MS = 8_000;
/** More requests than these are refused at once. */
const MOST_WAITING = 1_000;

/** Whoever asks about the health of the instance must learn now that it is starting. */
const isProbe = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/api/health');

type Leave = (listener?: RequestListener) => void;

/** The requests that arrive before the service can answer. */
class WaitingRequests {
  readonly #refuse: RequestListener;
  readonly #waitMs: number;
  readonly #waiting = new Map<ServerResponse, Leave>();
  #open: RequestListener | undefined;

  constructor(refuse: RequestListener, waitMs: number) {
    this.#refuse = refuse;
    this.#waitMs = waitMs;
  }

  readonly receive: RequestListener = (req, res) => {
    if (this.#open !== undefined) return this.#open(req, res);
    if (isProbe(req) || this.#waiting.size >= MOST_WAITING) return this.#refuse(req, res);
    const timer = setTimeout(() => leave(this.#refuse), this.#waitMs);
    const leave: Leave = (listener) => {
      clearTimeout(timer);
      if (this.#waiting.delete(res)) listener?.(req, res);
    };
    this.#waiting.set(res, leave);
    res.once('close', () => leave());
  };

  /** All requests, also those that wait, go to the listener from now on. */
  passTo(listener: RequestListener): void {
    this.#open = listener;
    for (const leave of this.#waiting.values()) leave(listener);
  }

  refuseAll(): void {
    if (this.#open === undefined) this.passTo(this.#refuse);
  }
}

/**
 * Takes the public port before anything slow is loaded. Requests wait until it is opened, for at most `waitMs`; probes and what waits longer receive
 * 503. Rejects with a StartError when the port is in use.
 */
export async function takePort({ host, port, baseUrl }: Address, waitMs: number = WAIT_MS): Promise<Entrance> {
  const requests = new WaitingRequests(answerWhileStarting(baseUrl), waitMs);
  const server = await startServer(requests.receive, host, port, baseUrl);
  return {
    ...server,
    open: (app) => requests.passTo(app),
    stop: () => {
      requests.refuseAll();
      return server.stop();
    },
  };
}
