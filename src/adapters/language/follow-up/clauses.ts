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

const CHANGING_NOTHING: readonly TokenKind[] = ['question', 'asks', 'reports', 'past', 'doubts', 'delays', 'keeps'];
/** Whether a text asks, reports, doubts or puts off: then nothing of it changes the request. */
export const leavesAlone = (tokens: readonly Token[]): boolean =>
  tokens.some((token) => isOne(token, ...CHANGING_NOTHING));
