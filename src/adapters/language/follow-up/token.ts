import type { ChainRef } from '../../../domain/chat/understanding.ts';

/** The closed classes of words that people use after a request. */
export const KINDS = [
  // Says nothing about the request.
  'soft',
  'one',
  // Announces a change; `marks to` also names what it becomes.
  'marks',
  'marks to',
  // Another payment, another address or another matter than the one that is open.
  'elsewhere',
  // Admits a mistake. `no` says that what stands before it is wrong, and that what stands behind it is meant.
  'oops',
  'no',
  'copula',
  'own',
  ...(['to', 'on', 'from', 'with', 'of', 'gives', 'gets'] as const),
  ...(['recipient', 'network', 'token', 'sum', 'slippage', 'percent', 'permille', 'point', 'zero'] as const),
  ...(['not', 'instead', 'reverse', 'half', 'double', 'all', 'adds', 'subtracts', 'more', 'less'] as const),
  'because',
  // Says in a clause of its own what is good about the change: beside a value it may judge that value.
  'why',
  // Ends the request: where it begins or ends a clause, where it does only one of them, or as a whole clause.
  ...(['closes', 'begins', 'ends', 'drops'] as const),
  // Says what the person owns, and nothing about the request.
  'has',
  // What is not done any more, behind a denial.
  'does',
  'yes',
  // Says that all stays as it is.
  'keeps',
  // Words that change nothing, whatever stands beside them.
  ...(['asks', 'reports', 'past', 'doubts', 'delays'] as const),
] as const;
export type Kind = (typeof KINDS)[number];

/** Words of a kind that have a place of their own beside values, and the kind that they are otherwise. */
export const SORTS = {
  // Thanks and hellos, and what may be sent without money.
  ...({ thanks: 'soft', greets: 'soft' } as const),
  // Adds another thing to what is asked for, and takes the place of nothing.
  ...({ also: 'soft', and: 'soft' } as const),
  // Says that something is well, who it is about, or how often; articles and the like say nothing.
  ...({ fine: 'soft', person: 'soft', me: 'soft', times: 'soft', small: 'soft' } as const),
  // Somebody else, who is told of: "他付了30". What comes after something else.
  ...({ third: 'soft', next: 'marks' } as const),
  // What it was, or should have been.
  was: 'marks',
  // May say anything.
  picture: 'soft',
  // Of the speaker; "for", which no person and no network stands behind.
  ...({ mine: 'own', for: 'on' } as const),
} as const satisfies Readonly<Record<string, Kind>>;
export type Sort = keyof typeof SORTS;

export type Currency = 'USD' | 'EUR' | 'GBP';
export type Term = Readonly<{ is: 'term'; text: string; token?: string; chain?: ChainRef }>;
/** `isSpelled`: in words. */
export type Count = Readonly<{ is: 'amount'; value: string; currency?: Currency; isSpelled?: true }>;
export type Account = Readonly<{ is: 'account'; account: string }>;
/** A word by its class, or a value. `unusable`: a value that cannot be read, or quoted words. */
export type Token =
  | Term
  | Count
  | Account
  | Readonly<{ is: Kind; follows: boolean; sort?: Sort }>
  | Readonly<{ is: 'break' | 'question' | 'unknown' | 'unusable' }>;

export type TokenKind = Token['is'];
export const isOne = (token: Token | undefined, ...kinds: readonly TokenKind[]): boolean =>
  token !== undefined && kinds.includes(token.is);
export const isValue = (token: Token | undefined): boolean => isOne(token, 'amount', 'term', 'account');
export const follows = (token: Token | undefined): boolean =>
  token !== undefined && 'follows' in token && token.follows;
