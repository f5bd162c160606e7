import type { Alarm, Alarms } from '../../application/ports/system.ts';

/** Stores the raised alarms, oldest first. */
export class InMemoryAlarms implements Alarms {
  readonly #raised: Alarm[] = [];

  get raised(): readonly Alarm[] {
    return this.#raised.map(copy);
  }

  async raise(alarm: Alarm): Promise<void> {
    this.#raised.push(copy(alarm));
  }
}

const copy = (alarm: Alarm): Alarm => ({ ...alarm, facts: { ...alarm.facts } });
