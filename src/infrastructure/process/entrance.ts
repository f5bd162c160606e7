import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { noteWait } from '../../adapters/http/frame/admission/deadline.ts';
import { answerWhileStarting } from '../../adapters/http/frame/sending/while-starting.ts';
import { type RunningServer, startServer } from './server.ts';

export type Entrance = RunningServer &
  Readonly<{
    /** From now on requests reach the service, those that wait first. */
    open(app: RequestListener): void;
  }>;

type Address = Readonly<{ host: string; port: number; baseUrl: string }>;

type WaitLimits = Readonly<{
  /** Of a request; below its deadline, and below the 10 s in which the server must have read it. */
  ms: number;
  /** More requests than these are refused at once. */
  most: number;
}>;
const WAIT_LIMITS: WaitLimits = { ms: 8_000, most: 1_000 };

/** Whoever asks about the health of the instance must learn now that it is starting. */
const isProbe = ({ url = '' }: IncomingMessage): boolean => url.startsWith('/api/health');

type Leave = (listener?: RequestListener) => void;

/** The requests that arrive before the service can answer. */
class WaitingRequests {
  readonly #refuse: RequestListener;
  readonly #limits: WaitLimits;
  readonly #waiting = new Map<ServerResponse, Leave>();
  #open: RequestListener | undefined;

  constructor(refuse: RequestListener, limits: WaitLimits) {
    this.#refuse = refuse;
    this.#limits = limits;
  }

  readonly receive: RequestListener = (req, res) => {
    if (this.#open !== undefined) return this.#open(req, res);
    if (isProbe(req) || this.#waiting.size >= this.#limits.most) return this.#refuse(req, res);
    const arrivedAt = performance.now();
    const timer = setTimeout(() => leave(this.#refuse), this.#limits.ms);
    const leave: Leave = (listener) => {
      clearTimeout(timer);
      if (!this.#waiting.delete(res)) return;
      noteWait(req, performance.now() - arrivedAt);
      listener?.(req, res);
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
 * Takes the public port before anything slow is loaded. Requests wait until it is opened; probes, and what exceeds the limits, receive
 * 503. Rejects with a StartError when the port is in use.
 */
export async function takePort({ host, port, baseUrl }: Address, limits = WAIT_LIMITS): Promise<Entrance> {
  const requests = new WaitingRequests(answerWhileStarting(baseUrl), limits);
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
