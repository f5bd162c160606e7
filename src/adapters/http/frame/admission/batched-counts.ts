import DataLoader from 'dataloader';
import type { ClientRateLimitInfo } from 'express-rate-limit';

/** Counts a request of each key, in this order; a key may stand there more than once. */
export type CountAll = (keys: readonly string[]) => Promise<readonly ClientRateLimitInfo[]>;

const MOST_AT_ONCE = 500;

/**
 * Counts through one exchange with the store at a time: requests that come in meanwhile wait here and are counted together by the
 * next one. However many come, they fill neither the store nor a pool of connections to it, and their waiting is not its time.
 */
export class BatchedCounts {
  readonly #loader: DataLoader<string, ClientRateLimitInfo>;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(countAll: CountAll) {
    let running: Promise<unknown> = Promise.resolve();
    const load = (keys: readonly string[]) => {
      const counts = countAll(keys);
      running = counts.catch(() => {});
      return counts;
    };
    const batchScheduleFn = (dispatch: () => void) => {
      this.#turn = this.#turn.then(() => {
        dispatch();
        return running;
      });
    };
    this.#loader = new DataLoader(load, { cache: false, maxBatchSize: MOST_AT_ONCE, batchScheduleFn });
  }

  /** Rejects as the exchange does that counts the request. */
  count(key: string): Promise<ClientRateLimitInfo> {
    return this.#loader.load(key);
  }
}
