import type { Alarm, Alarms } from '../../application/ports/system.ts';

/** The part of a structured logger that alarms need. */
export interface AlarmLog {
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
