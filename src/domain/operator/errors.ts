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
export const proposalNotFound = failure('missing', 'PROPOSAL_NOT_FOUND', 'There is no proposal with this id');
export const proposalOpen = failure<{ id: string }>(
  'conflict',
  'PROPOSAL_OPEN',
  'The same is already proposed for this wallet. Decide that proposal first.',
  ({ id }) => `The same is already proposed for this wallet, by proposal ${id}. Decide that one first.`,
);
export const proposalDecided = failure<{ verdict: string; by: string }>(
  'conflict',
  'PROPOSAL_DECIDED',
  'This proposal was already decided',
  ({ verdict, by }) => `This proposal was already ${verdict}, by ${by}`,
);
export const proposalEnded = failure<{ endsAt: Date }>(
  'conflict',
  'PROPOSAL_ENDED',
  'This proposal was not decided in time. Propose it again.',
  ({ endsAt }) => `This proposal ended at ${endsAt.toISOString()} without a decision. Propose it again.`,
);
export const fourEyesRequired = failure(
  'forbidden',
  'FOUR_EYES_REQUIRED',
  'Another operator must approve this: neither the one who proposed it, nor the wallet that it concerns',
);
export const lastAdmin = failure('conflict', 'LAST_ADMIN', 'This would leave no admin. Add another admin first.');
export const notBlocked = failure('conflict', 'WALLET_NOT_BLOCKED', 'This wallet is not blocked');
export const noSuchOperator = failure('conflict', 'OPERATOR_NOT_FOUND', 'This wallet is not an operator');
export const deadLetterNotFound = failure('missing', 'DEAD_LETTER_NOT_FOUND', 'There is no dead letter with this id');
export const decisionNotFound = failure('missing', 'DECISION_NOT_FOUND', 'There is no decision with this id');
export const tooManyStreams = failure(
  'limited',
  'TOO_MANY_STREAMS',
  'This wallet already receives 20 streams of events. Close one first.',
);
