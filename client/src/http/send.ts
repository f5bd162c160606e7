import type { Pause } from './pause.ts';
import { secondsToWait } from './retry-after.ts';
import { TransportError } from './transport-error.ts';

export type Fetch = (request: Request, init?: { signal: AbortSignal }) => Promise<Response>;

export type RetryPolicy = Readonly<{
  /** Attempts after the first one. */
  retries: number;
  /** Time limit of one attempt, with the body of its answer. */
  timeoutMs: number;
  /** When the service asks for a longer wait, the caller receives the error instead. */
  longestWaitMs: number;
}>;

export type Sending = RetryPolicy &
  Readonly<{
    fetch: Fetch;
    pause: Pause;
    /** Whether the service can receive the request twice without acting twice. */
    repeatable: boolean;
    /** The name of the operation, for errors. */
    operation: string;
  }>;

const FIRST_BACKOFF_MS = 250;

/** Sends the request, again where that is safe. Returns the last response; rejects with a TransportError, or the reason of an abort. */
export async function send(request: Request, sending: Sending): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const outcome = await attemptOnce(request, sending);
    const wait = attempt < sending.retries ? waitAfter(outcome, attempt, sending.repeatable) : undefined;
    if (wait !== undefined && wait <= sending.longestWaitMs) {
      await sending.pause(wait, request.signal);
      continue;
    }
    if (outcome instanceof TransportError) throw outcome;
    return outcome;
  }
}

/** A request's body can be read once, so each attempt sends a clone. The answer is read here: a connection can break in its middle. */
async function attemptOnce(
  request: Request,
  { fetch, timeoutMs, operation }: Sending,
): Promise<Response | TransportError> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)]);
  try {
    const response = await fetch(request.clone(), { signal });
    await response.clone().arrayBuffer();
    return response;
  } catch (error) {
    request.signal.throwIfAborted();
    return new TransportError(signal.aborted ? 'TIMEOUT' : 'NETWORK', operation, request.url, error);
  }
}

/** Milliseconds until the next attempt; undefined if there must be none. */
function waitAfter(outcome: Response | TransportError, attempt: number, repeatable: boolean): number | undefined {
  const backoff = FIRST_BACKOFF_MS * 2 ** attempt * (0.5 + Math.random() / 2);
  if (outcome instanceof TransportError) return repeatable ? backoff : undefined;
  const seconds = secondsToWait(outcome.headers);
  const asked = seconds === undefined ? undefined : seconds * 1000;
  if (outcome.status === 429) return asked ?? backoff; // The request was not processed.
  if (outcome.status === 409) return asked; // The same request, with the same key, is still running.
  return outcome.status >= 500 && repeatable ? (asked ?? backoff) : undefined;
}
