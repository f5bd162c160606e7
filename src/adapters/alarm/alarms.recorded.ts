import type { AlarmStore } from '../../application/ports/alarm.ts';
import type { Alarm, Alarms, Clock } from '../../application/ports/system.ts';

/** The part of a structured logger that alarms need. */
interface AlarmLog {
  fatal(fields: Readonly<Record<string, unknown>>, message: string): void;
}

/** Writes one `fatal` line per alarm, for log-based alerting, and counts alarms by name, for metrics-based alerting. */
export class LoggedAlarms implements Alarms {
  readonly #log: AlarmLog;
  readonly #count: (name: string) => void;

  constructor(log: AlarmLog, count: (name: string) => void) {
    this.#log = log;
    this.#count = count;
  }

  async raise({ name, message, facts }: Alarm): Promise<void> {
    this.#count(name);
    this.#log.fatal({ alarm: name, facts }, message);
  }
}

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
