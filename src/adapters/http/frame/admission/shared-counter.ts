import type { ClientRateLimitInfo } from 'express-rate-limit';
import { LRUCache } from 'lru-cache';
import { firstAvailable, type SharedStores } from '../../../store/shared/store-guard.ts';
import { limiterUnavailable } from '../failure/failures.ts';
import { WINDOW_MS } from '../record/limits.ts';
import type { Counter } from './limiter.ts';

const MAX_KEYS = 50_000;

type Window = { hits: number; resetAt: number };

type Settings = Readonly<{
  /** Keys of the class begin with it in the stores. */
  prefix: string;
  most: number;
  /** While no store responds: reject with LIMITER_UNAVAILABLE, or count in this process only. */
  otherwise: 'refuse' | 'count alone';
}>;

/**
 * The counts of one class for all processes. What this process knows of a window suffices to refuse requests above the limit without
 * asking a store, so that a flood by one client does not occupy it, and to count while no store is available.
 */
export class SharedCounter implements Counter {
  readonly #stores: SharedStores<Counter>;
  readonly #settings: Settings;
  /** The last count that a store returned, and the requests that were counted or are being counted since. */
  readonly #windows = new LRUCache<string, Window>({ max: MAX_KEYS });

  /** The stores must have guards of their own: trouble with one class must not close another. */
  constructor(stores: SharedStores<Counter>, settings: Settings) {
    this.#stores = stores;
    this.#settings = settings;
  }

  async increment(key: string): Promise<ClientRateLimitInfo> {
    const { prefix, most, otherwise } = this.#settings;
    const window = this.#windowOf(key);
    if (window.hits >= most) return { totalHits: window.hits + 1, resetTime: new Date(window.resetAt) };
    window.hits += 1;
    return await firstAvailable(
      this.#stores,
      async (store) => adopted(window, await store.increment(prefix + key)),
      (error) => {
        if (otherwise === 'count alone') return { totalHits: window.hits, resetTime: new Date(window.resetAt) };
        window.hits -= 1;
        throw limiterUnavailable.because(error);
      },
    );
  }

  #windowOf(key: string): Window {
    const known = this.#windows.get(key);
    if (known !== undefined && known.resetAt > Date.now()) return known;
    const window = { hits: 0, resetAt: Date.now() + WINDOW_MS };
    this.#windows.set(key, window);
    return window;
  }
}

/** Answers may overtake each other within a window; a store's next window begins before this process knows that the last one is over. */
function adopted(window: Window, info: ClientRateLimitInfo): ClientRateLimitInfo {
  const resetAt = info.resetTime?.getTime() ?? window.resetAt;
  const isNext = resetAt - window.resetAt > WINDOW_MS / 2;
  window.hits = isNext ? info.totalHits : Math.max(window.hits, info.totalHits);
  window.resetAt = resetAt;
  return info;
}
