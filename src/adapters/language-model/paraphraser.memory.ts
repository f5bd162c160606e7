import type { Paraphraser } from '../../application/ports/chat/paraphraser.ts';

/** Returns the configured rewordings only. */
export class InMemoryParaphraser implements Paraphraser {
  readonly #rewordings = new Map<string, string>();

  async reword(text: string): Promise<string | undefined> {
    return this.#rewordings.get(text);
  }

  teach(text: string, rewording: string): void {
    this.#rewordings.set(text, rewording);
  }
}
