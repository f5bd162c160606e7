import { type Clause, carries, clausesOf } from './clauses.ts';
import { isOne, isValue, type Token, type TokenKind } from './token.ts';

const ENDING: readonly TokenKind[] = ['closes', 'begins', 'ends', 'drops'];
const AROUND: readonly TokenKind[] = [
  ...ENDING,
  'soft',
  'oops',
  'no',
  'marks',
  'yes',
  'own',
  'because',
  'not',
  'does',
  'all',
  'to',
];
const SAYING_NOTHING: readonly TokenKind[] = ['soft', 'own', 'oops', 'no'];

/** Whether a text ends the open request, with or without a reason. Closing moves nothing; what asks or reports closes nothing. */
export function closes(tokens: readonly Token[]): boolean {
  if (
    tokens.some((token) => isOne(token, 'question', 'asks', 'reports', 'doubts', 'keeps', 'unusable') || isValue(token))
  )
    return false;
  const clauses = clausesOf(tokens);
  if (clauses.some((clause) => isKept(clause) || (carries(clause) && !isEnd(clause)))) return false;
  return clauses.some((clause) => isEnd(clause) || endsAtBorder(clause));
}

/** "no lo canceles", "no voy a cancelar", "nicht stornieren": what would end the request is denied. */
const isKept = (clause: Clause): boolean =>
  clause.some((token, at) => {
    if (!isOne(token, ...ENDING)) return false;
    let before = at - 1;
    while (isOne(clause[before], ...SAYING_NOTHING, 'to', 'does')) before -= 1;
    return isOne(clause[before], 'not') || (isOne(clause[at + 1], 'not') && clause.length > at + 2);
  });

/** A clause of nothing but words that end, refuse or deny what was asked for. */
function isEnd(clause: Clause): boolean {
  if (!clause.every((token) => isOne(token, ...AROUND))) return false;
  const has = (...kinds: readonly TokenKind[]) => clause.some((token) => isOne(token, ...kinds));
  return has(...ENDING) || (has('not') && has('does'));
}

/** "forget it I have paid in cash": at the start or the end of what says why. */
function endsAtBorder(clause: Clause): boolean {
  const said = clause.filter((token) => !isOne(token, ...SAYING_NOTHING, 'because', 'marks'));
  return isOne(said[0], 'closes', 'begins') || isOne(said.at(-1), 'closes', 'ends');
}
