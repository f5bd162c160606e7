import { has, type Rule } from './rule.ts';
import { saidIn } from './said.ts';
import { follows, isOne, isSort, type TokenKind } from './token.ts';

/** "medio bien": a number in words that says how well. */
export const isHowWell: Rule = (clause) =>
  clause.some(
    (token, at) =>
      token.is === 'amount' &&
      token.isSpelled === true &&
      (isOne(clause[at + 1], 'yes') || isSort(clause[at + 1], 'fine')),
  );

const SHARES: readonly TokenKind[] = ['half', 'double', 'all'];
const BESIDE_SHARES: readonly TokenKind[] = [
  ...SHARES,
  ...(['own', 'of', 'term', 'amount', 'account', 'network', 'token', 'sum'] as const),
  ...(['to', 'on', 'from', 'with', 'marks', 'oops', 'gives', 'gets', 'percent'] as const),
];
/** "todo bien", "das ist alles", "la mitad no", "gracias a todos": a share that is judged, denied or part of a saying. */
export const isNoShare: Rule = (clause) => {
  const at = clause.findIndex((token) => isOne(token, ...SHARES));
  if (at < 0) return false;
  if (clause.filter((token) => isOne(token, ...SHARES)).length > 1) return true;
  const isPlain = clause.every((token) => isOne(token, ...BESIDE_SHARES) || isSort(token, 'small'));
  let before = at - 1;
  while (isSort(clause[before], 'small')) before -= 1;
  const isGoverned = isOne(clause[before], 'to', 'on', 'from', 'with', 'of') && !follows(clause[before]);
  const next = clause[at + 1];
  const isTarget = isOne(next, 'to', 'on', 'from', 'with') && follows(next);
  return !isPlain || isGoverned || isTarget || isOne(clause.at(-1), 'own');
};

/** "20 mal", "30 30", "en 2020", "a 30": a number that counts something else. */
export const countsOther: Rule = (clause) => {
  if (clause.some((token, at) => isOne(token, 'amount') && isSort(clause[at + 1], 'times'))) return true;
  const counts = saidIn(clause).counts.filter(
    ({ isDenied, isPercent, isPermille }) => !isDenied && !isPercent && !isPermille,
  );
  if (counts.length > 1) return true;
  // "ändere den Betrag auf 30"
  if (has(clause, 'sum') && has(clause, 'marks')) return false;
  return counts.some(
    ({ governor, unit, value }) =>
      unit === undefined &&
      value.currency === undefined &&
      (governor === 'on' || governor === 'from' || (governor === 'to' && !has(clause, 'marks', 'adds', 'subtracts'))) &&
      !has(clause, 'slippage'),
  );
};
