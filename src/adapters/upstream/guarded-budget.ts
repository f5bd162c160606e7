import { BrokenCircuitError } from 'cockatiel';
import type { Guard } from '../store/shared/store-guard.ts';
import type { Budget } from './budget.ts';
import type { Allowance } from './fair-share.ts';
import { type Payer, SERVICE } from './payer.ts';

/** Up to this many processes stay within the provider's limit when each counts only its own calls. */
const PROCESSES = 4;

/** The part of an allowance that one process may use while it cannot count the others' calls. */
export const shareOf = ({ calls, perMs }: Allowance): Allowance =>
  calls >= PROCESSES
    ? { calls: Math.floor(calls / PROCESSES), perMs }
    : { calls: 1, perMs: Math.ceil((perMs * PROCESSES) / calls) };

export type GuardedBudgetSettings = Readonly<{
  guard: Guard;
  /** This process's budget, used while the shared budget is unavailable. */
  alone: Budget;
  onTrouble: (error: unknown) => void;
}>;

/** A shared budget with a fallback for outages of its store. Never rejects. */
export class GuardedBudget implements Budget {
  readonly #shared: Budget;
  readonly #settings: GuardedBudgetSettings;

  constructor(shared: Budget, settings: GuardedBudgetSettings) {
    this.#shared = shared;
    this.#settings = settings;
  }

  async take(payer: Payer = SERVICE): Promise<number> {
    const { guard, alone } = this.#settings;
    try {
      const waitMs = await guard.execute(() => this.#shared.take(payer));
      // Counted in this process too, so that a call is not available again after a fallback.
      if (waitMs === 0) await alone.take(payer);
      return waitMs;
    } catch (error) {
      this.#report(error);
      return await alone.take(payer);
    }
  }

  async rest(ms: number): Promise<void> {
    const { guard, alone } = this.#settings;
    await alone.rest(ms);
    await guard.execute(() => this.#shared.rest(ms)).catch((error: unknown) => this.#report(error));
  }

  async left(): Promise<number> {
    const { guard, alone } = this.#settings;
    try {
      return await guard.execute(() => this.#shared.left());
    } catch (error) {
      this.#report(error);
      return await alone.left();
    }
  }

  #report(error: unknown): void {
    if (!(error instanceof BrokenCircuitError)) this.#settings.onTrouble(error);
  }
}
