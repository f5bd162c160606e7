import type { Clock } from '../../application/ports/system/clock.ts';

/** The rate limit of a provider: at most `calls` in any `perMs`. */
export type Allowance = Readonly<{ calls: number; perMs: number }>;

export interface Budget {
  /** Takes one call and returns 0, or takes nothing and returns the milliseconds until one is available. */
  take(): Promise<number>;
  /** Makes no calls available for this long; a longer cool-down that was set before stays. */
  rest(ms: number): Promise<void>;
}

/** Counts the calls of this process, with an exact sliding window. */
export class InMemoryBudget implements Budget {
  readonly #allowance: Allowance;
  readonly #clock: Clock;
  /** The times of the calls in the last window, oldest first. */
  #taken: number[] = [];
  #restsUntil = 0;

  constructor(allowance: Allowance, clock: Clock) {
    this.#allowance = allowance;
    this.#clock = clock;
  }

  async take(): Promise<number> {
    const { calls, perMs } = this.#allowance;
    const now = this.#now();
    if (this.#restsUntil > now) return this.#restsUntil - now;
    this.#taken = this.#taken.filter((at) => at > now - perMs && at <= now);
    const [oldest = now] = this.#taken;
    if (this.#taken.length >= calls) return oldest + perMs - now;
    this.#taken.push(now);
    return 0;
  }

  async rest(ms: number): Promise<void> {
    this.#restsUntil = Math.max(this.#restsUntil, this.#now() + ms);
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}
