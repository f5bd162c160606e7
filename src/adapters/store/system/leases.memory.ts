import type { Clock } from '../../../application/ports/system/clock.ts';
import type { Leases } from '../../../application/ports/system/leases.ts';

export class InMemoryLeases implements Leases {
  readonly #clock: Clock;
  readonly #held = new Map<string, Readonly<{ owner: string; until: number }>>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  async acquire(name: string, owner: string, ttlMs: number) {
    const now = this.#clock.now().getTime();
    const held = this.#held.get(name);
    if (held !== undefined && held.until > now) return false;
    this.#held.set(name, { owner, until: now + ttlMs });
    return true;
  }

  async release(name: string, owner: string) {
    if (this.#held.get(name)?.owner === owner) this.#held.delete(name);
  }
}
