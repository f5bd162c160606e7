import DataLoader from 'dataloader';
import type { ClientRateLimitInfo } from 'express-rate-limit';

/** Counts a request of each key, in this order; a key may stand there more than once. */
export type CountAll = (keys: readonly string[]) => Promise<readonly ClientRateLimitInfo[]>;

const MOST_AT_ONCE = 500;

/**
 * Counts through one exchange with the store at a time: requests that arrive during one wait here and are counted together by the
 * next one. A flood therefore occupies one connection, and the time that a request waits here is not counted as time of the store.
 */
export class BatchedCounts {
  readonly #loader: DataLoader<string, ClientRateLimitInfo>;
  #turn: Promise<unknown> = Promise.resolve();

  /** If an exchange times out, the requests queued behind it fail immediately. */
  constructor(countAll: CountAll, isSilence: (error: unknown) => boolean) {
    let running: Promise<unknown> = Promise.resolve();
    let waiting = 0;
    let silence: { readonly error: unknown; left: number } = { error: undefined, left: 0 };
    const load = (keys: readonly string[]) => {
      if (silence.left > 0) {
        silence.left -= 1;
        return Promise.reject(silence.error);
      }
      const counts = countAll(keys);
      running = counts.catch((error: unknown) => {
        if (isSilence(error)) silence = { error, left: waiting };
      });
      return counts;
    };
    const batchScheduleFn = (dispatch: () => void) => {
      waiting += 1;
      this.#turn = this.#turn.then(() => {
        waiting -= 1;
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
