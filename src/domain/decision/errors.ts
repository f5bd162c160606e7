import { failure } from '../shared/failure.ts';

export const decisionNotFound = failure('missing', 'DECISION_NOT_FOUND', 'This wallet has no decision with this id', {
  cause: 'The id is unknown, or the decision is about another wallet.',
  remedy: 'Send the id of the header `Decision-Id`, signed in with the wallet that made the request.',
});
