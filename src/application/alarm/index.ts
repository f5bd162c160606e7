import type { AlarmState } from '../../domain/alarm/alarm.ts';
import { alarmNotFound } from '../../domain/alarm/errors.ts';
import type { PageRequest } from '../../domain/shared/page.ts';
import { actOf, recordRead } from '../operator/entry.ts';
import type { Ports } from '../ports/index.ts';
import { compose } from '../shared/compose.ts';

const list =
  (ports: Pick<Ports, 'alarmStore' | 'auditLog' | 'clock'>) =>
  async (actor: string, state: AlarmState | undefined, request: PageRequest) => {
    const page = await ports.alarmStore.list(state, request);
    await recordRead(ports, actor, 'alarm.read', 'alarms');
    return page;
  };

/** Rejects with ALARM_NOT_FOUND. An alarm that is acknowledged already keeps its first acknowledgement. */
const acknowledge =
  ({ alarmStore, clock }: Pick<Ports, 'alarmStore' | 'clock'>) =>
  async (id: string, by: string, note: string) => {
    const at = clock.now();
    const subject = `alarm:${id.toLowerCase()}`;
    const act = actOf({ actor: by, action: 'alarm.acknowledge', subject }, at);
    const alarm = await alarmStore.acknowledge(id, { by, note, at }, act);
    if (alarm === undefined) throw alarmNotFound();
    return alarm;
  };

export const alarmUseCases = compose({ acknowledge, list });

export type AlarmUseCases = ReturnType<typeof alarmUseCases>;
