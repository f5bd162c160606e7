import { LRUCache } from 'lru-cache';

const WINDOW_MS = 60_000;
const MAX_NETWORKS = 10_000;

/** Counts the made-up API keys of each network, so that trying keys does not become a flood of look-ups. */
export class KeyGuesses {
  readonly #most: number;
  readonly #wrong = new LRUCache<string, number>({ max: MAX_NETWORKS, ttl: WINDOW_MS, noUpdateTTL: true });

  /** `most` wrong keys a minute and network. */
  constructor(most: number) {
    this.#most = most;
  }

  mayTry(network: string): boolean {
    return (this.#wrong.get(network) ?? 0) < this.#most;
  }

  noteWrong(network: string): void {
    this.#wrong.set(network, (this.#wrong.get(network) ?? 0) + 1);
  }
}
