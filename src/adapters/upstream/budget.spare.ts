import { orSpare, type SpareSettings } from '../store/shared/or-spare.ts';
import type { Budget } from './budget.ts';
import type { Payer } from './payer.ts';

/** Counts in the spare store while the first one is down. The calls that were counted in the other one are not known to it. */
export class SpareBudget implements Budget {
  readonly #first: Budget;
  readonly #spare: Budget;
  readonly #settings: SpareSettings;

  constructor(first: Budget, spare: Budget, settings: SpareSettings) {
    this.#first = first;
    this.#spare = spare;
    this.#settings = settings;
  }

  take(payer?: Payer): Promise<number> {
    return orSpare(
      this.#settings,
      () => this.#first.take(payer),
      () => this.#spare.take(payer),
    );
  }

  rest(ms: number): Promise<void> {
    return orSpare(
      this.#settings,
      () => this.#first.rest(ms),
      () => this.#spare.rest(ms),
    );
  }

  left(): Promise<number> {
    return orSpare(
      this.#settings,
      () => this.#first.left(),
      () => this.#spare.left(),
    );
  }
}
