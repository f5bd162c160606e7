import { isTooMuch, UpstreamTrouble } from './trouble.ts';

/**
 * Loads many keys in batches as large as the upstream takes. A batch that it refuses as too much is halved and asked again, and
 * later batches keep the accepted size. Plans allow different sizes, and do not state them.
 */
export class HalvingBatches<T> {
  readonly #load: (keys: readonly string[]) => Promise<T>;
  #most = Number.POSITIVE_INFINITY;

  /** `load` rejects with UpstreamTrouble. */
  constructor(load: (keys: readonly string[]) => Promise<T>) {
    this.#load = load;
  }

  /** The answers to all parts, in their order. Rejects as `load` does, also when a single key is refused. */
  async load(keys: readonly string[]): Promise<readonly T[]> {
    if (keys.length > this.#most) return await this.#inParts(keys);
    try {
      return [await this.#load(keys)];
    } catch (error) {
      if (!(error instanceof UpstreamTrouble && isTooMuch(error))) throw error;
      // A refused single key says that the size was never the reason.
      this.#most = keys.length > 1 ? Math.ceil(keys.length / 2) : Number.POSITIVE_INFINITY;
      if (keys.length === 1) throw error;
      return await this.#inParts(keys);
    }
  }

  async #inParts(keys: readonly string[]): Promise<readonly T[]> {
    const size = this.#most;
    const parts: T[] = [];
    for (let at = 0; at < keys.length; at += size) parts.push(...(await this.load(keys.slice(at, at + size))));
    return parts;
  }
}
