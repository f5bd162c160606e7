import { BrokenCircuitError } from 'cockatiel';
import type { Guard } from '../store/shared/store-guard.ts';
import type { Keepable, SharedAnswer, SharedAnswers } from './shared-answers.ts';

/**
 * Shared responses with a fallback: while the store is unavailable, the process works without them. Never rejects,
 * because the cache is optional.
 */
export class GuardedAnswers implements SharedAnswers {
  readonly #shared: SharedAnswers;
  readonly #guard: Guard;
  readonly #onTrouble: (error: unknown) => void;

  constructor(
    shared: SharedAnswers,
    { guard, onTrouble }: Readonly<{ guard: Guard; onTrouble: (error: unknown) => void }>,
  ) {
    this.#shared = shared;
    this.#guard = guard;
    this.#onTrouble = onTrouble;
  }

  find(keys: readonly string[]): Promise<ReadonlyMap<string, SharedAnswer>> {
    return this.#or(new Map(), () => this.#shared.find(keys));
  }

  keep(answers: ReadonlyMap<string, Keepable>): Promise<void> {
    return this.#or(undefined, () => this.#shared.keep(answers));
  }

  claim(keys: readonly string[], owner: string, forMs: number): Promise<ReadonlySet<string>> {
    return this.#or(new Set(keys), () => this.#shared.claim(keys, owner, forMs));
  }

  release(keys: readonly string[], owner: string): Promise<void> {
    return this.#or(undefined, () => this.#shared.release(keys, owner));
  }

  async #or<T>(otherwise: T, ask: () => Promise<T>): Promise<T> {
    try {
      return await this.#guard.execute(ask);
    } catch (error) {
      if (!(error instanceof BrokenCircuitError)) this.#onTrouble(error);
      return otherwise;
    }
  }
}
