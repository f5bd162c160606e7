import { failure } from '../shared/failure.ts';

export const decisionNotFound = failure(
  'missing',
  'DECISION_NOT_FOUND',
  'There is no decision with this id that this caller may read',
  {
    cause: 'The id is unknown, or the decision is about another wallet.',
    remedy: 'Send the id of the header `Decision-Id`, signed in with the wallet that made the request.',
  },
);
