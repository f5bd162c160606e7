import type { OpenFrame, Reading } from '../../../domain/chat/understanding.ts';
import { type Clause, carries, clausesOf } from './clauses.ts';
import { saidIn } from './said.ts';
import { isTakenBack } from './taken-back.ts';
import { isOne, isSort, isValue, type Token, type TokenKind } from './token.ts';

/** "pas la moitié": how much, and not whether. */
const deniesShare = (clause: Clause): boolean =>
  clause.some((token) => isOne(token, 'half', 'double', 'all')) &&
  clause.some((token) => isOne(token, 'not')) &&
  clause.every((token) => isOne(token, 'half', 'double', 'all', 'not', 'soft', 'of', 'own'));

/**
 * Whether the words of a text speak against a change that was read from it: its value is the one that is denied or wrong, or the text tells
 * of the past, of what somebody owns, or of what may be. It only refuses.
 */
export function speaksAgainst(tokens: readonly Token[], { act, slots }: Reading, open: OpenFrame): boolean {
  const has = (clause: Clause, ...kinds: readonly TokenKind[]) => clause.some((token) => isOne(token, ...kinds));
  if (has(tokens, 'keeps')) return true;
  // "kann ich abbrechen?"
  if (act === 'cancel') return (has(tokens, 'asks') && !has(tokens, 'closes')) || clausesOf(tokens).some(deniesShare);
  if (tokens.some((token) => isSort(token, 'picture')) || isTakenBack(tokens, open)) return true;
  const clauses = clausesOf(tokens).filter((clause) => clause.some(isValue));
  if (
    clauses.some((clause) => has(clause, 'past', 'delays', 'question') || (has(clause, 'has') && !has(clause, 'marks')))
  )
    return true;
  if (has(tokens, 'doubts', 'reports') && clauses.length > 0) return true;
  const last = clausesOf(tokens).at(-1) ?? [];
  if (!carries(last) && last.every((token) => isOne(token, 'not', 'no', 'soft')) && has(last, 'not', 'no')) return true;
  const changed = new Set<unknown>(
    Object.entries(slots).flatMap(([slot, value]) => (value === open.slots[slot as keyof typeof slots] ? [] : [value])),
  );
  return clauses.map(saidIn).some(({ counts, terms, accounts }) => {
    const denied = [...counts, ...terms, ...accounts].filter(({ isDenied }) => isDenied);
    const meant = [...counts, ...terms, ...accounts].filter(({ isDenied }) => !isDenied);
    const names = (value: Token) =>
      (value.is === 'amount' && changed.has(value.value)) ||
      (value.is === 'account' && changed.has(value.account)) ||
      (value.is === 'term' && (changed.has(value.token) || changed.has(value.chain)));
    return denied.some(({ value }) => names(value)) && !meant.some(({ value }) => names(value));
  });
}
