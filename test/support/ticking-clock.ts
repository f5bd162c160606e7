import type { Clock } from '../../src/application/ports/clock.ts';

/** A clock that stands still until it is moved. */
export class TickingClock implements Clock {
  #now: number;

  constructor(start = new Date('2026-06-01T12:00:00.000Z')) {
    this.#now = start.getTime();
  }

  now(): Date {
    return new Date(this.#now);
  }

  pass(ms: number): void {
    this.#now += ms;
  }
}

export const systemClock: Clock = { now: () => new Date() };
