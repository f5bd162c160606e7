import { failure } from '../shared/failure.ts';

export const namesUnavailable = failure('unavailable', 'NAMES_UNAVAILABLE', 'Names cannot be looked up now');
