import type { AlarmReceiver } from '../../application/ports/notice.ts';
import { webhookRefused } from '../../domain/notice/errors.ts';

/** No receiver is configured. Nothing is queued for it, except before the configuration changed. */
export const noAlarmReceiver: AlarmReceiver = {
  deliver: async () => {
    throw webhookRefused({ reason: 'no alarm receiver is configured' });
  },
};
