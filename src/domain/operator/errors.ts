import { failure } from '../shared/failure.ts';
import type { OperatorRole } from './operator.ts';

export const notAnOperator = failure<{ needed: OperatorRole; role?: OperatorRole | undefined }>(
  'forbidden',
  'NOT_AN_OPERATOR',
  'This wallet is not an operator with the required role',
  ({ needed, role }) =>
    role === undefined
      ? 'This wallet is not an operator. An admin can add it.'
      : `This operation requires the role ${needed}, and this wallet has the role ${role}`,
);
export const gateRequired = failure(
  'forbidden',
  'GATE_REQUIRED',
  'Operators must also pass the password gate. Send the password to POST /api/auth/gate, and the cookie svc-gate with this request.',
);
export const freshSignInRequired = failure(
  'unauthenticated',
  'FRESH_SIGN_IN_REQUIRED',
  'Changes require a sign-in that is not older than one hour. Sign in with the wallet again, and repeat the request with the new session.',
);
