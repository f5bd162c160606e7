import { type Clock, type Leases, LONGEST_KEPT_MS } from '../../../application/ports/system.ts';

type Held = Readonly<{ owner: string; until: number; isKept: boolean }>;

/** There is one process only, so a kept lease needs no renewal. */
export class InMemoryLeases implements Leases {
  readonly #clock: Clock;
  readonly #held = new Map<string, Held>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async acquire(name: string, owner: string, ttlMs: number) {
    return this.#hold(name, { owner, until: this.#now() + ttlMs, isKept: false });
  }

  async keep(name: string, owner: string) {
    return this.#hold(name, { owner, until: this.#now() + LONGEST_KEPT_MS, isKept: true });
  }

  async release(name: string, owner: string) {
    if (this.#held.get(name)?.owner === owner) this.#held.delete(name);
  }

  async releaseAll() {
    for (const [name, { isKept }] of this.#held) if (isKept) this.#held.delete(name);
  }

  #hold(name: string, wanted: Held): boolean {
    const held = this.#held.get(name);
    if (held !== undefined && held.until > this.#now()) return false;
    this.#held.set(name, wanted);
    return true;
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}
