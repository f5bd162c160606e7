import { setImmediate as afterThisTurn } from 'node:timers/promises';
import DataLoader from 'dataloader';
import type { ClientRateLimitInfo } from 'express-rate-limit';
import type { CountAll } from './batched-counts.ts';
import type { SharedLimitStore } from './guarded-limit-store.ts';

/** The store of all classes: keys carry the prefix of their class. */
type Whole = SharedLimitStore & Readonly<{ incrementAll: CountAll }>;

/** Counts what the classes ask in the same turn of the event loop in one exchange with the store. */
export class JointCounts {
  readonly #whole: Whole;
  readonly #loader: DataLoader<string, ClientRateLimitInfo>;

  constructor(whole: Whole) {
    this.#whole = whole;
    this.#loader = new DataLoader((keys) => whole.incrementAll(keys), {
      cache: false,
      batchScheduleFn: (dispatch) => void afterThisTurn().then(dispatch),
    });
  }

  /** The store as one class sees it. */
  of(prefix: string): SharedLimitStore {
    const incrementAll: CountAll = (keys) => Promise.all(keys.map((key) => this.#loader.load(prefix + key)));
    return {
      localKeys: false,
      prefix,
      incrementAll,
      increment: (key) => this.#loader.load(prefix + key),
      decrement: (key) => this.#whole.decrement(prefix + key),
      resetKey: (key) => this.#whole.resetKey(prefix + key),
    };
  }
}
