import { failure } from '../shared/failure.ts';

export const callNotUnderstood = failure<{ reason: string }>(
  'invalid',
  'CALL_NOT_UNDERSTOOD',
  'The call cannot be screened, because its parties cannot be read with certainty',
  {
    cause:
      'The service screens every party of a call. It cannot read the parties of this calldata with certainty, so it does not pass the call on.',
    remedy:
      'Encode the call as the ABI defines it, without extra bytes and without nested calls that the service does not support.',
  },
  ({ reason }) => `The call cannot be screened: ${reason}`,
);
