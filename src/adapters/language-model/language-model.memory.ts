import type { LanguageModel } from '../../application/ports/chat/language-model.ts';
import type { ModelCall } from '../../domain/chat/model-call.ts';

/** Makes the configured calls only. */
export class InMemoryLanguageModel implements LanguageModel {
  readonly isOn = true;
  readonly #calls = new Map<string, ModelCall>();

  async call(message: string): Promise<ModelCall | undefined> {
    return structuredClone(this.#calls.get(message));
  }

  teach(message: string, call: ModelCall): void {
    this.#calls.set(message, structuredClone(call));
  }
}
