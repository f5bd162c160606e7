import { Failure } from '../shared/failure.ts';
import { messageRefused } from './errors.ts';

/** After this many attempts a message becomes a dead letter. */
export const MAX_ATTEMPTS = 8;
const FIRST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = 60 * 60 * 1000;

/**
 * Delay after the failed attempt with this number: doubles each time, with 25 % jitter so that messages that failed
 * together are not retried together, and at least what the platform requested. `draw` is a random number from 0 to 1.
 */
export function delayAfter(attempt: number, error: unknown, draw: number): number {
  const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempt - 1)) * (0.75 + draw / 2);
  const asked = error instanceof Failure ? Number(error.facts.retryAfterMs ?? 0) : 0;
  return Math.round(Math.max(delay, asked));
}

export const isHopeless = (error: unknown): boolean => error instanceof Failure && error.code === messageRefused.code;
