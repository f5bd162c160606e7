import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../../../application/ports/system.ts';

const WINDOW_MS = 60_000;
const MAX_NETWORKS = 10_000;
/** An unknown key stays unknown, because keys are random. It is looked up again after this time in case a database was restored. */
const UNKNOWN_MS = 10 * 60_000;
const MAX_KEYS = 10_000;
/** A bound by size takes memory as entries come; one by `max` takes it all at once. */
const atMost = (most: number) => ({ maxSize: most, sizeCalculation: () => 1 });

/** `unknown`: it was looked up lately, and not found. */
export type GuessVerdict = 'look up' | 'unknown' | Readonly<{ limit: string; retryAfterSeconds: number }>;

type Guesses = Readonly<{ unknown: number; until: number }>;

/**
 * Counts the distinct unknown API keys of each network, so that guessing keys does not flood the store with look-ups. A repeated
 * unknown key costs no look-up and counts once. A key that was found before is looked up whatever its network guesses.
 */
export class KeyGuesses {
  readonly #most: number;
  readonly #clock: Clock;
  readonly #guesses = new LRUCache<string, Guesses>(atMost(MAX_NETWORKS));
  /** Digests, so that no secret is kept. The value is when the memory ends. */
  readonly #unknown = new LRUCache<string, number>(atMost(MAX_KEYS));
  readonly #found = new LRUCache<string, true>(atMost(MAX_KEYS));

  /** `most` unknown keys per minute and network. */
  constructor(most: number, clock: Clock) {
    this.#most = most;
    this.#clock = clock;
  }

  verdictOn(token: string, network: string): GuessVerdict {
    const digest = digestOf(token);
    if (this.#found.get(digest) === true) return 'look up';
    if ((this.#unknown.get(digest) ?? 0) > this.#now()) return 'unknown';
    const { unknown, until } = this.#guessesOf(network);
    if (unknown < this.#most) return 'look up';
    return {
      limit: `${this.#most} different unknown API keys a minute for one network`,
      retryAfterSeconds: Math.max(1, Math.ceil((until - this.#now()) / 1_000)),
    };
  }

  noteFound(token: string): void {
    this.#found.set(digestOf(token), true);
  }

  noteUnknown(token: string, network: string): void {
    const digest = digestOf(token);
    this.#found.delete(digest);
    if ((this.#unknown.get(digest) ?? 0) > this.#now()) return;
    this.#unknown.set(digest, this.#now() + UNKNOWN_MS);
    const { unknown, until } = this.#guessesOf(network);
    this.#guesses.set(network, { unknown: unknown + 1, until });
  }

  #guessesOf(network: string): Guesses {
    const guesses = this.#guesses.get(network);
    if (guesses !== undefined && guesses.until > this.#now()) return guesses;
    return { unknown: 0, until: this.#now() + WINDOW_MS };
  }

  #now = (): number => this.#clock.now().getTime();
}

const digestOf = (token: string): string => createHash('sha256').update(token).digest('base64');
