/** The id of the decision that was recorded about the request. */
export const DECISION_HEADER = 'Decision-Id';
