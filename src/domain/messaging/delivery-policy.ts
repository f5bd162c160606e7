import { Failure } from '../shared/failure.ts';
import { messageRefused } from './errors.ts';

/** After so many claims a message is a dead letter. */
export const MAX_ATTEMPTS = 8;
const FIRST_DELAY_MS = 5_000;
const LONGEST_DELAY_MS = 60 * 60 * 1000;

/**
 * How long to wait after the failed attempt of this number: twice as long each time, spread by a quarter to either side so that
 * messages which failed together do not come back together, and never sooner than the platform asked. `draw` is from 0 to 1.
 */
export function delayAfter(attempt: number, error: unknown, draw: number): number {
  const delay = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (attempt - 1)) * (0.75 + draw / 2);
  const asked = error instanceof Failure ? Number(error.facts.retryAfterMs ?? 0) : 0;
  return Math.round(Math.max(delay, asked));
}

export const isHopeless = (error: unknown): boolean => error instanceof Failure && error.code === messageRefused.code;
