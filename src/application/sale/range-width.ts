const WIDEST = 2_000;
const RANGES_BEFORE_WIDENING = 16;

/** How many blocks to query at once. It remembers what the node rejected, and widens only after a series of accepted ranges. */
export class RangeWidth {
  #blocks = WIDEST;
  #accepted = 0;

  get blocks(): number {
    return this.#blocks;
  }

  /** `rejected` is the number of blocks that the node rejected. */
  narrow(rejected: number): void {
    this.#blocks = Math.max(1, Math.floor(rejected / 2));
    this.#accepted = 0;
  }

  accept(): void {
    this.#accepted += 1;
    if (this.#accepted < RANGES_BEFORE_WIDENING) return;
    this.#blocks = Math.min(WIDEST, 2 * this.#blocks);
    this.#accepted = 0;
  }
}
