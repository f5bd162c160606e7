import { failure } from '../shared/failure.ts';

export const alarmNotFound = failure('missing', 'ALARM_NOT_FOUND', 'There is no alarm with this id', {
  cause: 'The id is unknown, or the alarm was deleted after its retention.',
  remedy: 'Read the ids with GET /api/operator/alarms.',
});
