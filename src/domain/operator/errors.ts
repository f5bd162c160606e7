import { failure } from '../shared/failure.ts';
import type { OperatorRole } from './operator.ts';

export const notAnOperator = failure<{ needed: OperatorRole; role?: OperatorRole | undefined }>(
  'forbidden',
  'NOT_AN_OPERATOR',
  'This wallet is not an operator with the required role',
  {
    cause: 'The wallet has no role, or a lower one than the operation needs.',
    remedy: 'Ask an admin for the role, or sign in with an operator’s wallet.',
  },
  ({ needed, role }) =>
    role === undefined
      ? 'This wallet is not an operator. An admin can add it.'
      : `This operation requires the role ${needed}, and this wallet has the role ${role}`,
);
export const gateRequired = failure(
  'forbidden',
  'GATE_REQUIRED',
  'Operators must also pass the password gate. Send the password to POST /api/auth/gate, and the cookie svc-gate with this request.',
  {
    cause: 'GATE_PASSWORD is set, and the request came without a valid cookie of the gate.',
    remedy: 'Send the password to POST /api/auth/gate first, and its cookie with every request.',
  },
);
export const freshSignInRequired = failure(
  'unauthenticated',
  'FRESH_SIGN_IN_REQUIRED',
  'Changes require a sign-in that is not older than one hour. Sign in with the wallet again, and repeat the request with the new session.',
  {
    cause: 'The session is older than one hour, so that a stolen session cannot change anything for long.',
    remedy: 'Sign in with the wallet again and repeat the request with the new session.',
  },
);
export const proposalNotFound = failure('missing', 'PROPOSAL_NOT_FOUND', 'There is no proposal with this id', {
  cause: 'The id is unknown.',
  remedy: 'Read the ids with GET /api/operator/proposals.',
});
export const proposalOpen = failure<{ id: string }>(
  'conflict',
  'PROPOSAL_OPEN',
  'The same is already proposed for this wallet. Decide that proposal first.',
  {
    cause: 'Only one proposal of a kind can be open for a wallet.',
    remedy: 'Approve or reject the open proposal first.',
  },
  ({ id }) => `The same is already proposed for this wallet, by proposal ${id}. Decide that one first.`,
);
export const proposalDecided = failure<{ verdict: string; by: string }>(
  'conflict',
  'PROPOSAL_DECIDED',
  'This proposal was already decided',
  {
    cause: 'Another operator decided first, or the same request was sent twice.',
    remedy: 'Read the proposal. Propose again if another outcome is wanted.',
  },
  ({ verdict, by }) => `This proposal was already ${verdict}, by ${by}`,
);
export const proposalEnded = failure<{ endsAt: Date }>(
  'conflict',
  'PROPOSAL_ENDED',
  'This proposal was not decided in time. Propose it again.',
  {
    cause: 'A proposal that nobody decides ends after seven days.',
    remedy: 'Propose it again.',
  },
  ({ endsAt }) => `This proposal ended at ${endsAt.toISOString()} without a decision. Propose it again.`,
);
export const proposerRemoved = failure<{ proposedBy: string }>(
  'conflict',
  'PROPOSER_REMOVED',
  'The operator who proposed this lost the role or was blocked, so the proposal is void. Propose it again.',
  {
    cause: 'A proposal is void for good once its proposer is removed, is given a lower role, or is blocked.',
    remedy: 'Propose it again if it is still wanted.',
  },
  ({ proposedBy }) =>
    `${proposedBy}, who proposed this, lost the role or was blocked, so the proposal is void. Propose it again.`,
);
export const fourEyesRequired = failure(
  'forbidden',
  'FOUR_EYES_REQUIRED',
  'Another operator must approve this: neither the one who proposed it, nor the wallet that it concerns',
  {
    cause: 'With FOUR_EYES=on nobody approves what they proposed, or what concerns their own wallet.',
    remedy: 'Ask another reviewer or admin to approve it.',
  },
);
export const lastAdmin = failure('conflict', 'LAST_ADMIN', 'This would leave no admin. Add another admin first.', {
  cause: 'Nobody could name operators afterwards.',
  remedy: 'Add another admin, then repeat the proposal.',
});
export const ownWallet = failure('conflict', 'OWN_WALLET', 'Nobody can block their own wallet', {
  cause: 'A block takes the role of an operator away, and the last admin must remain.',
  remedy: 'Ask another admin to block it, or block it on the host with the sub-command operator.',
});
export const notBlocked = failure('conflict', 'WALLET_NOT_BLOCKED', 'This wallet is not blocked', {
  cause: 'There is no block to lift: it was lifted before, or never existed.',
  remedy: 'Read the wallet with GET /api/operator/users/{wallet}.',
});
export const noSuchOperator = failure('conflict', 'OPERATOR_NOT_FOUND', 'This wallet is not an operator', {
  cause: 'The wallet has no role that could be taken away.',
  remedy: 'Read the operators with GET /api/operator/operators.',
});
export const deadLetterNotFound = failure('missing', 'DEAD_LETTER_NOT_FOUND', 'There is no dead letter with this id', {
  cause: 'The id is unknown, or the message was replayed or deleted.',
  remedy: 'Read the ids with GET /api/operator/dead-letters.',
});
export const tooManyStreams = failure(
  'limited',
  'TOO_MANY_STREAMS',
  'This wallet already receives 20 streams of events. Close one first.',
  {
    cause: 'Each open page of the console holds one stream of events.',
    remedy: 'Close pages that are not needed.',
  },
);
