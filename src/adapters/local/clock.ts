import type { Clock } from '../../application/ports/system/clock.ts';

export const systemClock: Clock = { now: () => new Date() };

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
