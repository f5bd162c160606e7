import type { AlarmRow } from '../../../domain/alarm/alarm.ts';

/** The operator's system that receives alarms. */
export interface AlarmReceiver {
  /**
   * Resolves when the receiver has confirmed the delivery. `id` is the same in each attempt. Rejects with WEBHOOK_REFUSED
   * when it wants no more deliveries, and with WEBHOOK_UNAVAILABLE otherwise.
   */
  deliver(id: string, alarm: AlarmRow): Promise<void>;
}
