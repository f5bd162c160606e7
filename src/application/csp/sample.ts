import type { Clock } from '../ports/system.ts';

/** Samples events: the first of each kind in every window, and at most `size` kinds per window. */
export class Sample {
  readonly #clock: Clock;
  readonly #size: number;
  readonly #everyMs: number;
  readonly #taken = new Set<string>();
  #until = 0;

  constructor({ clock, size, everyMs }: Readonly<{ clock: Clock; size: number; everyMs: number }>) {
    this.#clock = clock;
    this.#size = size;
    this.#everyMs = everyMs;
  }

  takes(kind: string): boolean {
    const now = this.#clock.now().getTime();
    if (now >= this.#until) {
      this.#taken.clear();
      this.#until = now + this.#everyMs;
    }
    if (this.#taken.size >= this.#size || this.#taken.has(kind)) return false;
    this.#taken.add(kind);
    return true;
  }
}
