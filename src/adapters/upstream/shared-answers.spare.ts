import { orSpare, type SpareSettings } from '../store/shared/or-spare.ts';
import type { Keepable, SharedAnswer, SharedAnswers } from './shared-answers.ts';

/** Keeps responses in the spare store while the first one is down. */
export class SpareSharedAnswers implements SharedAnswers {
  readonly #first: SharedAnswers;
  readonly #spare: SharedAnswers;
  readonly #settings: SpareSettings;

  constructor(first: SharedAnswers, spare: SharedAnswers, settings: SpareSettings) {
    this.#first = first;
    this.#spare = spare;
    this.#settings = settings;
  }

  find(keys: readonly string[]): Promise<ReadonlyMap<string, SharedAnswer>> {
    return this.#ask((store) => store.find(keys));
  }

  keep(answers: ReadonlyMap<string, Keepable>): Promise<void> {
    return this.#ask((store) => store.keep(answers));
  }

  claim(keys: readonly string[], owner: string, forMs: number): Promise<ReadonlySet<string>> {
    return this.#ask((store) => store.claim(keys, owner, forMs));
  }

  release(keys: readonly string[], owner: string): Promise<void> {
    return this.#ask((store) => store.release(keys, owner));
  }

  #ask<T>(question: (store: SharedAnswers) => Promise<T>): Promise<T> {
    return orSpare(
      this.#settings,
      () => question(this.#first),
      () => question(this.#spare),
    );
  }
}
