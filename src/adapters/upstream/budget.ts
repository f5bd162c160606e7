import type { Clock } from '../../application/ports/system.ts';
import { type Allowance, type Call, sharesOf, waitFor } from './fair-share.ts';
import { type Payer, SERVICE } from './payer.ts';

export interface Budget {
  /**
   * Takes one call and returns 0, or takes nothing and returns the milliseconds after which a retry may succeed. In each window
   * each network and each wallet may take at most a quarter of the remaining calls, and at least one; callers that are not signed
   * in may take half of the window together, and all callers three quarters. The service itself may take every remaining call.
   */
  take(payer?: Payer): Promise<number>;
  /** Makes no calls available for this long; a longer cool-down that was set before stays. */
  rest(ms: number): Promise<void>;
  /** The calls that the service itself may still make in the window; 0 during a cool-down. */
  left(): Promise<number>;
}

/** Counts the calls of this process, with an exact sliding window. */
export class InMemoryBudget implements Budget {
  readonly #allowance: Allowance;
  readonly #windowMs: number;
  readonly #clock: Clock;
  /** The calls in the last window, oldest first. */
  #made: readonly Call[] = [];
  #restsUntil = 0;

  constructor(allowance: Allowance, clock: Clock) {
    this.#allowance = allowance;
    this.#windowMs = sharesOf(allowance).windowMs;
    this.#clock = clock;
  }

  async take(payer: Payer = SERVICE): Promise<number> {
    const now = this.#now();
    if (this.#restsUntil > now) return this.#restsUntil - now;
    this.#made = this.#made.filter(({ at }) => at > now - this.#windowMs && at <= now);
    const waitMs = waitFor(payer, this.#made, this.#allowance, now);
    if (waitMs === 0) this.#made = [...this.#made, { ...payer, at: now }];
    return waitMs;
  }

  async rest(ms: number): Promise<void> {
    this.#restsUntil = Math.max(this.#restsUntil, this.#now() + ms);
  }

  async left(): Promise<number> {
    const now = this.#now();
    const { calls, perMs } = this.#allowance;
    const recent = this.#made.filter(({ at }) => at > now - perMs && at <= now);
    return this.#restsUntil > now ? 0 : Math.max(0, calls - recent.length);
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}
