import { failure } from '../shared/failure.ts';

export const alarmNotFound = failure('missing', 'ALARM_NOT_FOUND', 'There is no alarm with this id');
