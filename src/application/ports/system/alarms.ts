import type { AlarmKind } from '../../../domain/alarm/alarm.ts';

export type Alarm = Readonly<{
  name: AlarmKind;
  message: string;
  facts: Readonly<Record<string, unknown>>;
}>;

/** Alerts the operator to a condition that needs action. */
export interface Alarms {
  /** Resolves also when the alarm could be logged only. */
  raise(alarm: Alarm): Promise<void>;
}
