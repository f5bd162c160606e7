import type { Clock } from '../../application/ports/clock.ts';

/** How often an upstream may be asked: `calls` in any `perMs`. */
export type Allowance = Readonly<{ calls: number; perMs: number }>;

export interface Budget {
  /** Takes one call and answers 0, or takes nothing and answers the milliseconds until one is free. */
  take(): Promise<number>;
}

/** The calls of this process, exact over every window. */
export class InMemoryBudget implements Budget {
  readonly #allowance: Allowance;
  readonly #clock: Clock;
  /** When the calls of the last window were made, oldest first. */
  #taken: number[] = [];

  constructor(allowance: Allowance, clock: Clock) {
    this.#allowance = allowance;
    this.#clock = clock;
  }

  async take(): Promise<number> {
    const { calls, perMs } = this.#allowance;
    const now = this.#clock.now().getTime();
    this.#taken = this.#taken.filter((at) => at > now - perMs && at <= now);
    const [oldest = now] = this.#taken;
    if (this.#taken.length >= calls) return oldest + perMs - now;
    this.#taken.push(now);
    return 0;
  }
}
