import type { ClientRateLimitInfo } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';

const MAX_KEYS = 50_000;

type Limit = Readonly<{ limit: number; windowMs: number }>;

/** The last counts that the store returned, and the number of requests that are being counted now. */
export class KnownCounts {
  readonly #answered = new LRUCache<string, Readonly<{ hits: number; resetAt: number }>>({ max: MAX_KEYS });
  readonly #asking = new Map<string, number>();

  /** The count of a key that is already over its limit, so that the store need not be asked; undefined when it must be asked. */
  exceeded(key: string, { limit, windowMs }: Limit): ClientRateLimitInfo | undefined {
    const answered = this.#answered.get(key);
    const isOpen = answered !== undefined && answered.resetAt > Date.now();
    const hits = (isOpen ? answered.hits : 0) + (this.#asking.get(key) ?? 0);
    if (hits < limit) return undefined;
    return { totalHits: hits + 1, resetTime: new Date(isOpen ? answered.resetAt : Date.now() + windowMs) };
  }

  /** Counts the request as one that is under way until `ask` is done. Rejects as `ask` does. */
  async whileAsking(key: string, ask: () => Promise<ClientRateLimitInfo>): Promise<ClientRateLimitInfo> {
    this.#asking.set(key, (this.#asking.get(key) ?? 0) + 1);
    try {
      const info = await ask();
      this.#note(key, info);
      return info;
    } finally {
      const left = (this.#asking.get(key) ?? 1) - 1;
      if (left > 0) this.#asking.set(key, left);
      else this.#asking.delete(key);
    }
  }

  forget(key: string): void {
    this.#answered.delete(key);
  }

  /** Answers may overtake each other within a window. */
  #note(key: string, { totalHits, resetTime }: ClientRateLimitInfo): void {
    if (resetTime === undefined) return;
    const before = this.#answered.get(key);
    const isSameWindow = before !== undefined && before.resetAt > Date.now();
    const hits = isSameWindow ? Math.max(before.hits, totalHits) : totalHits;
    this.#answered.set(key, { hits, resetAt: resetTime.getTime() });
  }
}
