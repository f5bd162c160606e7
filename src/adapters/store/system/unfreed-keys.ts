import { setTimeout as pause } from 'node:timers/promises';

const EVERY_MS = 500;
/** No statement of a request runs for longer, so that one whose answer was lost has ended by then. */
const STATEMENT_MS = 6_000;

/**
 * Frees the keys that could not be freed while the database did not respond, once it does, so that a repeated request does not wait for the
 * end of a lease. Gives up when the lease has ended by itself.
 */
export class UnfreedKeys<Attempt> {
  readonly #free: (attempt: Attempt) => Promise<boolean>;
  readonly #leaseMs: number;
  readonly #waiting = new Map<Attempt, Readonly<{ knownAt: number; endsAt: number }>>();

  /** `free` returns whether the key was taken by the attempt. */
  constructor(free: (attempt: Attempt) => Promise<boolean>, leaseMs: number) {
    this.#free = free;
    this.#leaseMs = leaseMs;
  }

  /** The key is taken. */
  add(attempt: Attempt): void {
    this.#wait(attempt, 0);
  }

  /** The key may be taken now, or by a statement that still runs. */
  addUncertain(attempt: Attempt): void {
    this.#wait(attempt, STATEMENT_MS);
  }

  #wait(attempt: Attempt, knownInMs: number): void {
    const now = performance.now();
    this.#waiting.set(attempt, { knownAt: now + knownInMs, endsAt: now + this.#leaseMs });
    if (this.#waiting.size === 1) void this.#freeAll();
  }

  async #freeAll(): Promise<void> {
    while (this.#waiting.size > 0) {
      await pause(EVERY_MS, undefined, { ref: false });
      for (const [attempt, { knownAt, endsAt }] of this.#waiting) {
        const freed = await this.#free(attempt).catch(() => undefined);
        const isFree = freed === true || (freed === false && performance.now() >= knownAt);
        if (isFree || performance.now() >= endsAt) this.#waiting.delete(attempt);
        // The database still does not respond.
        if (freed === undefined) break;
      }
    }
  }
}
