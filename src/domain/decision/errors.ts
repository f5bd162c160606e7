import { failure } from '../shared/failure.ts';

export const decisionNotFound = failure('missing', 'DECISION_NOT_FOUND', 'This wallet has no decision with this id');
