/** What a node or a provider means by an error. */
export type NodeErrorKind =
  | 'already-known'
  | 'nonce-too-low'
  | 'nonce-too-high'
  | 'insufficient-funds'
  | 'gas-too-low'
  | 'gas-too-high'
  | 'underpriced'
  /** Another transaction of the account is pending, and the node takes no second one until it is mined. */
  | 'account-busy'
  /** The transaction can never be accepted as it is. */
  | 'refused'
  | 'fewer-blocks'
  /** The node gave up; a log query may succeed for fewer blocks. */
  | 'too-slow'
  | 'rate-limited'
  /** The node cannot serve the call now, or not for this key: the error says nothing about the call. */
  | 'unavailable';

/**
 * One error as its source writes it: `message` matches whole words in any case, and `*` stands for whatever varies. Code and HTTP
 * status are those with which it was seen; they are recorded for the tests, and do not take part in the match.
 */
export type NodeErrorRow = readonly [
  kind: NodeErrorKind,
  message: string,
  code: number,
  status: number,
  source: string,
];
