import { BrokenCircuitError, type IPolicy } from 'cockatiel';
import type { Budget } from './budget.ts';
import type { Allowance } from './fair-share.ts';
import { type Payer, SERVICE } from './payer.ts';

/** So many processes, each by itself, stay within the provider's limit together. */
const PROCESSES = 4;

/** What a process may take of an allowance while it cannot know what the others take. */
export const shareOf = ({ calls, perMs }: Allowance): Allowance =>
  calls >= PROCESSES
    ? { calls: Math.floor(calls / PROCESSES), perMs }
    : { calls: 1, perMs: Math.ceil((perMs * PROCESSES) / calls) };

export type GuardedBudgetSettings = Readonly<{
  guard: IPolicy;
  /** Of this process; asked while the shared one gives no answer. */
  alone: Budget;
  onTrouble: (error: unknown) => void;
}>;

/** A budget that processes share, and what becomes of it when their store cannot be asked. Never rejects. */
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
      // Counted here too: what was taken together is not taken once more alone.
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

  #report(error: unknown): void {
    if (!(error instanceof BrokenCircuitError)) this.#settings.onTrouble(error);
  }
}
