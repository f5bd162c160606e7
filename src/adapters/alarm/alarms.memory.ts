import type { AlarmReceiver } from '../../application/ports/notice.ts';
import type { Alarm, Alarms } from '../../application/ports/system.ts';
import type { AlarmRow } from '../../domain/alarm/alarm.ts';

/** Stores the delivered alarms, oldest first. */
export class InMemoryAlarmReceiver implements AlarmReceiver {
  readonly #delivered: Readonly<{ id: string; alarm: AlarmRow }>[] = [];

  get delivered(): readonly Readonly<{ id: string; alarm: AlarmRow }>[] {
    return structuredClone(this.#delivered);
  }

  async deliver(id: string, alarm: AlarmRow): Promise<void> {
    this.#delivered.push(structuredClone({ id, alarm }));
  }
}

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
