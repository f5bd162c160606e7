import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../../application/ports/system/clock.ts';

const WINDOW_MS = 60_000;
const MAX_NETWORKS = 10_000;

/** Counts unknown API keys per network, so that guessing keys does not flood the store with look-ups. */
export class KeyGuesses {
  readonly #most: number;
  readonly #wrong: LRUCache<string, number>;

  /** `most` unknown keys per minute and network. */
  constructor(most: number, clock: Clock) {
    this.#most = most;
    this.#wrong = new LRUCache({
      max: MAX_NETWORKS,
      ttl: WINDOW_MS,
      ttlResolution: 0,
      noUpdateTTL: true,
      perf: { now: () => clock.now().getTime() },
    });
  }

  mayTry(network: string): boolean {
    return (this.#wrong.get(network) ?? 0) < this.#most;
  }

  noteWrong(network: string): void {
    this.#wrong.set(network, (this.#wrong.get(network) ?? 0) + 1);
  }
}
