import { failure } from '../shared/failure.ts';

export const callNotUnderstood = failure<{ reason: string }>(
  'invalid',
  'CALL_NOT_UNDERSTOOD',
  'The call cannot be screened, because its parties cannot be read with certainty',
  ({ reason }) => `The call cannot be screened: ${reason}`,
);
