import { storeUnavailable } from '../../../domain/shared/failures.ts';

type Limits = Readonly<{
  /** How many hold a turn at once. */
  most: number;
  mostWaiting: number;
  waitMs: number;
}>;

/** Lets a few hold what all share; the others wait, first come, first served. */
export class Turns {
  readonly #limits: Limits;
  #held = 0;
  readonly #waiting = new Set<() => void>();

  constructor(limits: Limits) {
    this.#limits = limits;
  }

  /** Resolves with what ends the turn. Rejects with STORE_UNAVAILABLE when too many wait, or when this one waited too long. */
  take(): Promise<() => void> {
    const { most, mostWaiting, waitMs } = this.#limits;
    if (this.#held < most) return Promise.resolve(this.#begin());
    if (this.#waiting.size >= mostWaiting) return Promise.reject(storeUnavailable({ retryAfterSeconds: 1 }));
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve(this.#begin());
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(begin);
        reject(storeUnavailable({ retryAfterSeconds: 1 }));
      }, waitMs);
      this.#waiting.add(begin);
    });
  }

  #begin(): () => void {
    this.#held += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      this.#held -= 1;
      const [next] = this.#waiting;
      if (next === undefined) return;
      this.#waiting.delete(next);
      next();
    };
  }
}
