import type { Clock } from '../../application/ports/system.ts';

export const systemClock: Clock = { now: () => new Date() };

/** The system clock plus what the sandbox was told to skip. It never goes back. */
export class SkippingClock implements Clock {
  #skipped = 0;

  now(): Date {
    return new Date(Date.now() + this.#skipped);
  }

  /** Throws for a negative time. */
  skip(milliseconds: number): Date {
    if (!(milliseconds >= 0)) throw new RangeError('a clock does not go back');
    this.#skipped += milliseconds;
    return this.now();
  }
}

/** A clock that advances only when told to. */
export class SettableClock implements Clock {
  #now: number;

  constructor(now: Date) {
    this.#now = now.getTime();
  }

  now(): Date {
    return new Date(this.#now);
  }

  set(now: Date): void {
    this.#now = now.getTime();
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}
