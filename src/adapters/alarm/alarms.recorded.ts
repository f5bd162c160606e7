import type { AlarmStore } from '../../application/ports/alarm.ts';
import type { Alarm, Alarms, Clock } from '../../application/ports/system.ts';

type Needs = Readonly<{
  /** Told first: whatever happens to the store, the alarm is in the log and in the metrics. */
  first: Alarms;
  store: Pick<AlarmStore, 'record'>;
  clock: Clock;
  onTrouble: (error: unknown) => void;
}>;

/** Logs an alarm and adds it to the rows. A store that does not respond fails neither the alarm nor the work that raised it. */
export class RecordedAlarms implements Alarms {
  readonly #needs: Needs;

  constructor(needs: Needs) {
    this.#needs = needs;
  }

  async raise(alarm: Alarm): Promise<void> {
    const { first, store, clock, onTrouble } = this.#needs;
    await first.raise(alarm);
    const { name: kind, message, facts } = alarm;
    try {
      await store.record({ kind, message, facts, at: clock.now() });
    } catch (error) {
      onTrouble(error);
    }
  }
}
