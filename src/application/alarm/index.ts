import { alarmNotFound } from '../../domain/alarm/errors.ts';
import type { AlarmState } from '../../domain/alarm/alarm.ts';
import type { PageRequest } from '../../domain/shared/page.ts';
import type { Ports } from '../ports/index.ts';
import { compose } from '../shared/compose.ts';

const list =
  ({ alarmStore }: Pick<Ports, 'alarmStore'>) =>
  (state: AlarmState | undefined, page: PageRequest) =>
    alarmStore.list(state, page);

/** Rejects with ALARM_NOT_FOUND. An alarm that is acknowledged already keeps its first acknowledgement. */
const acknowledge =
  ({ alarmStore, clock }: Pick<Ports, 'alarmStore' | 'clock'>) =>
  async (id: string, by: string, note: string) => {
    const alarm = await alarmStore.acknowledge(id, { by, note, at: clock.now() });
    if (alarm === undefined) throw alarmNotFound();
    return alarm;
  };

export const alarmUseCases = compose({ acknowledge, list });

export type AlarmUseCases = ReturnType<typeof alarmUseCases>;
