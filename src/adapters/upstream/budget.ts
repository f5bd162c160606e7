import type { Clock } from '../../application/ports/system/clock.ts';

/** How often an upstream may be asked: `calls` in any `perMs`. */
export type Allowance = Readonly<{ calls: number; perMs: number }>;

export interface Budget {
  /** Takes one call and answers 0, or takes nothing and answers the milliseconds until one is free. */
  take(): Promise<number>;
  /** Has nothing to give for so long; a longer rest that was asked for before stays as long. */
  rest(ms: number): Promise<void>;
}

/** The calls of this process, exact over every window. */
export class InMemoryBudget implements Budget {
  readonly #allowance: Allowance;
  readonly #clock: Clock;
  /** When the calls of the last window were made, oldest first. */
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
