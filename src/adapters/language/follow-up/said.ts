import type { Clause } from './clauses.ts';
import { type Account, type Count, follows, isOne, isValue, type Term, type Token, type TokenKind } from './token.ts';

/** A value with the word that says which part of the request it is, and the verb of its clause. */
export type Said<Value> = Readonly<{
  value: Value;
  governor?: TokenKind;
  isDenied: boolean;
  clause: Clause;
  at: number;
}>;
export type SaidCount = Said<Count> & Readonly<{ unit?: Term; isPercent: boolean; isPermille: boolean }>;

const SMALL: readonly TokenKind[] = ['soft', 'own', 'of', 'recipient', 'network', 'token', 'sum', 'copula', 'slippage'];
const GOVERNING: readonly TokenKind[] = ['to', 'on', 'from', 'with'];

export function saidIn(clause: Clause) {
  const all = clause.map((value, at) => ({
    value,
    at,
    clause,
    isDenied: isDenied(clause, at),
    governor: governorOf(clause, at),
  }));
  const of = <Value extends Token>(is: Value['is']) =>
    all.filter(({ value }) => value.is === is) as unknown as Said<Value>[];
  const counts = of<Count>('amount').map((said): SaidCount => ({ ...said, ...measureOf(clause, said.at) }));
  return { counts, terms: of<Term>('term'), accounts: of<Account>('account') };
}

/** "60 usdc", "usdc 60", "0,3 %": what a number counts. */
function measureOf(clause: Clause, at: number) {
  let next = at + 1;
  while (isOne(clause[next], 'of', 'soft')) next += 1;
  const unit = [clause[next], clause[at - 1]].find(
    (token): token is Term => token?.is === 'term' && token.token !== undefined,
  );
  return {
    ...(unit && { unit }),
    isPercent: isOne(clause[at + 1], 'percent') || isOne(clause[at - 1], 'percent'),
    isPermille: isOne(clause[at - 1], 'permille') || isOne(clause[at + 1], 'permille'),
  };
}

function governorOf(clause: Clause, at: number): TokenKind | undefined {
  const next = clause[at + 1];
  if (next !== undefined && 'follows' in next && next.follows && GOVERNING.includes(next.is)) return next.is;
  let before = at - 1;
  while (isSmall(clause[before]) || isNumberBefore(clause, before)) before -= 1;
  const found = clause[before];
  return found !== undefined && 'follows' in found && !found.follows && GOVERNING.includes(found.is)
    ? found.is
    : undefined;
}

const isSmall = (token: Token | undefined): boolean => isOne(token, ...SMALL);
const isNumberBefore = (clause: Clause, at: number): boolean => isOne(clause[at], 'amount', 'percent');

/** "not 40", "instead of 40", "40 is wrong"; in Turkish behind it: "40 değil", "40 yerine". */
function isDenied(clause: Clause, at: number): boolean {
  let next = at + 1;
  while (
    isUnitOf(clause, next) ||
    isOne(clause[next], 'copula') ||
    (isOne(clause[at], 'amount') && isOne(clause[next], 'term'))
  )
    next += 1;
  const behind = clause[next];
  if (isOne(behind, 'no') || (isDenial(behind) && (follows(behind) || next === clause.length - 1))) return true;
  let before = at - 1;
  while (before >= 0 && !isDenial(clause[before]) && !isValue(clause[before])) before -= 1;
  return isDenial(clause[before]) && !follows(clause[before]);
}

const isDenial = (token: Token | undefined): boolean => isOne(token, 'not', 'instead');

/** A unit or an ending between a value and what denies it. */
const isUnitOf = (clause: Clause, at: number): boolean =>
  isOne(clause[at], 'soft', 'of', 'percent') ||
  (isOne(clause[at], 'to', 'on', 'from', 'with') && (clause[at] as { follows: boolean }).follows);
