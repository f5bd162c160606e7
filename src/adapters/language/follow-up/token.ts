import type { ChainRef } from '../../../domain/chat/understanding.ts';

/** The closed classes of words that people use after a request. */
export const KINDS = [
  // Says nothing about the request.
  'soft',
  'and',
  'one',
  // Announces a change; `marks to` also names what it becomes.
  'marks',
  'marks to',
  // Admits a mistake. `no` says that what stands before it is wrong, and that what stands behind it is meant.
  'oops',
  'no',
  'copula',
  'own',
  ...(['to', 'on', 'from', 'with', 'of', 'gives', 'gets'] as const),
  ...(['recipient', 'network', 'token', 'sum', 'slippage', 'percent', 'permille', 'point', 'zero'] as const),
  ...(['not', 'instead', 'reverse', 'half', 'double', 'all', 'adds', 'subtracts', 'more', 'less'] as const),
  'because',
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

export type Currency = 'USD' | 'EUR' | 'GBP';
export type Term = Readonly<{ is: 'term'; text: string; token?: string; chain?: ChainRef }>;
export type Count = Readonly<{ is: 'amount'; value: string; currency?: Currency }>;
export type Account = Readonly<{ is: 'account'; account: string }>;
/** A word by its class, or a value. `unusable`: a value that cannot be read, or quoted words. */
export type Token =
  | Term
  | Count
  | Account
  | Readonly<{ is: Kind; follows: boolean }>
  | Readonly<{ is: 'break' | 'question' | 'unknown' | 'unusable' }>;

export type TokenKind = Token['is'];
export const isOne = (token: Token | undefined, ...kinds: readonly TokenKind[]): boolean =>
  token !== undefined && kinds.includes(token.is);
export const isValue = (token: Token | undefined): boolean => isOne(token, 'amount', 'term', 'account');
