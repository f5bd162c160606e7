import type { AlarmState } from '../../domain/alarm/alarm.ts';
import { alarmNotFound } from '../../domain/alarm/errors.ts';
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
    const at = clock.now();
    const subject = `alarm:${id.toLowerCase()}`;
    const entry = { at, actor: by, action: 'alarm.acknowledge', subject, outcome: 'done' } as const;
    const alarm = await alarmStore.acknowledge(id, { by, note, at }, entry);
    if (alarm === undefined) throw alarmNotFound();
    return alarm;
  };

export const alarmUseCases = compose({ acknowledge, list });

export type AlarmUseCases = ReturnType<typeof alarmUseCases>;
