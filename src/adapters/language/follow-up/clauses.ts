import { isOne, isValue, type Token, type TokenKind } from './token.ts';

export type Clause = readonly Token[];

/**
 * The parts between marks, and before a word that says why. Values behind such a word stay with what stands before it:
 * "the mail said that 60" reports.
 */
export function clausesOf(tokens: readonly Token[]): Clause[] {
  const clauses: Token[][] = [[]];
  for (const [at, token] of tokens.entries()) {
    if (isOne(token, 'break') || (isOne(token, 'because') && !carries(restOf(tokens, at)))) clauses.push([]);
    if (!isOne(token, 'break')) clauses.at(-1)?.push(token);
  }
  return clauses.filter((clause) => clause.length > 0);
}

function restOf(tokens: readonly Token[], start: number): Clause {
  const end = tokens.findIndex((token, at) => at > start && isOne(token, 'break'));
  return tokens.slice(start, end < 0 ? tokens.length : end);
}

const CARRYING: readonly TokenKind[] = ['half', 'double', 'all', 'reverse'];
/** Whether a clause holds something that could change the request. */
export const carries = (clause: Clause): boolean =>
  clause.some((token) => isValue(token) || isOne(token, 'unusable') || isOne(token, ...CARRYING));

const WITHOUT_PLACE: readonly TokenKind[] = [
  ...(['unknown', 'unusable', 'closes', 'begins', 'ends', 'drops', 'does', 'asks', 'has'] as const),
  ...(['elsewhere', 'point', 'zero', 'why'] as const),
];
/** Whether every word of a clause has a place beside values. */
export const isKnown = (clause: Clause): boolean => !clause.some((token) => isOne(token, ...WITHOUT_PLACE));

const CHANGING_NOTHING: readonly TokenKind[] = ['question', 'asks', 'reports', 'past', 'doubts', 'delays', 'keeps'];
/** Whether a text asks, reports, doubts or puts off: then nothing of it changes the request. */
export const leavesAlone = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => isOne(token, ...CHANGING_NOTHING));

/** At most so many words may say who somebody is, behind "to" and behind "my". */
const NAMES = { to: 3, own: 1 } as const;

const AFTER_NAMES: readonly TokenKind[] = ['soft', 'own', 'of', 'recipient', 'copula'];

/** "to my sister 0x…", "the carpenter's wallet is 0x…": words for a person between what announces an account and the account. */
export function withoutPeople(clause: Clause): Clause {
  const account = clause.findIndex((token) => isOne(token, 'account'));
  const unknown = clause.flatMap((token, at) => (isOne(token, 'unknown') ? [at] : []));
  const [first = -1, last = -1] = [unknown[0], unknown.at(-1)];
  if (account < 0 || first < 0 || last > account || clause.some((token) => isOne(token, 'not', 'instead', 'has')))
    return clause;
  const isRun =
    last - first + 1 === unknown.length &&
    clause.slice(last + 1, account).every((token) => isOne(token, ...AFTER_NAMES));
  const isNamed =
    (isRun && isBehind(clause, first, 'to') && unknown.length <= NAMES.to) ||
    (isRun && isBehind(clause, first, 'own') && unknown.length <= NAMES.own) ||
    // Turkish: "ustanın cüzdanı şu 0x…".
    (unknown.length <= NAMES.to && clause.slice(last + 1, account).some((token) => isOne(token, 'recipient')));
  return isNamed ? clause.filter((token) => !isOne(token, 'unknown')) : clause;
}

/** Whether nothing but small words stands between a word of a class and the words of a name. */
function isBehind(clause: Clause, first: number, kind: 'to' | 'own'): boolean {
  let before = first - 1;
  while (isOne(clause[before], 'soft', ...(kind === 'to' ? (['own'] as const) : []))) before -= 1;
  return isOne(clause[before], kind);
}
