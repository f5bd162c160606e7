import type { Clock } from '../../application/ports/system/clock.ts';
import { type Allowance, type Call, sharesOf, waitFor } from './fair-share.ts';
import { type Payer, SERVICE } from './payer.ts';

export interface Budget {
  /**
   * Takes one call and answers 0, or takes nothing and answers the milliseconds after which asking again may help. Of a window each
   * network and each wallet has at most a quarter of what is left, and at least one call; callers that are not signed in have half
   * of it together, and all callers three quarters: the rest is the service's own, which may take whatever is left.
   */
  take(payer?: Payer): Promise<number>;
  /** Has nothing to give for so long; a longer rest that was asked for before stays as long. */
  rest(ms: number): Promise<void>;
}

/** The calls of this process, exact over every window. */
export class InMemoryBudget implements Budget {
  readonly #allowance: Allowance;
  readonly #windowMs: number;
  readonly #clock: Clock;
  /** The calls of the last window, oldest first. */
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

  #now(): number {
    return this.#clock.now().getTime();
  }
}
