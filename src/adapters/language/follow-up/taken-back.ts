import type { OpenFrame, Slots } from '../../../domain/chat/understanding.ts';
import type { Lexeme } from '../lexer/lexeme.ts';
import { type Clause, clausesOf, isKnown } from './clauses.ts';
import { isOne, isValue, type Token, type TokenKind } from './token.ts';

const BESIDE_A_DENIAL: readonly TokenKind[] = [
  ...(['not', 'no', 'instead', 'soft', 'marks', 'oops', 'yes', 'does', 'delays', 'doubts', 'asks', 'copula'] as const),
  ...(['own', 'because', 'to', 'on', 'recipient', 'network', 'token', 'sum', 'percent'] as const),
];
const isDenial = (token: Token | undefined): boolean => isOne(token, 'not', 'no', 'instead');

/** Words that deny what stands before them, and say nothing else. */
const denies = (clause: Clause): boolean =>
  clause.some(isDenial) && clause.every((token) => isOne(token, ...BESIDE_A_DENIAL));

export const isOfOpen = (value: Token, { amount, recipient, token, fromToken, toToken, fromChain }: Slots): boolean =>
  (value.is === 'amount' && value.value === amount) ||
  (value.is === 'account' && value.account === recipient) ||
  (value.is === 'term' &&
    [token, fromToken, toToken, fromChain].some(
      (slot) => slot !== undefined && (slot === value.token || slot === value.chain),
    ));

/** "mets 30, enfin non", "muda pra 30 ou melhor não": a text denies, behind its last value, what it asks for. "30, 20 no" denies a value. */
export function isTakenBack(tokens: readonly Token[], { slots }: OpenFrame): boolean {
  const isNew = (token: Token) => isValue(token) && !isOfOpen(token, slots);
  return [tokens.findLastIndex(isValue), tokens.findLastIndex(isNew)].some(
    (at) => at >= 0 && isDeniedBehind(tokens, at, slots),
  );
}

function isDeniedBehind(tokens: readonly Token[], at: number, slots: Slots): boolean {
  const value = tokens[at];
  const end = tokens.findIndex((token, index) => index > at && isOne(token, 'break'));
  const [same, others] = end < 0 ? [tokens.slice(at + 1), []] : [tokens.slice(at + 1, end), tokens.slice(end)];
  // "30, 20 no"
  const isKept =
    value !== undefined && isOfOpen(value, slots) && same.slice(0, same.findLastIndex(isDenial)).every(isDenial);
  return (denies(same) && !isKept) || clausesOf(others).some(denies);
}

/** Words that end a request and nothing smaller, in any language. */
const ENDS_ALL = /cancel|annul|anul|abort|abbrech|abbruch|brich|brech|storn|iptal|durdur|stop|取消|撤|终止|中止|作废/u;
const ENDING: readonly TokenKind[] = ['closes', 'begins', 'ends', 'drops', 'does'];
const CHANGING: readonly TokenKind[] = ['marks', 'oops', 'on', 'not', 'instead'];

/** "pon 30. olvídalo", "kein dai": of a change and an end in one message, nobody knows whether the change or the request is ended. */
export function endsChange(tokens: readonly Token[], written: readonly Lexeme[], { slots }: OpenFrame): boolean {
  if (written.some((lexeme) => ENDS_ALL.test(lexeme.written.toLowerCase()))) return false;
  return clausesOf(tokens).some((clause) => {
    const at = clause.findIndex((token) => isValue(token) && !isOfOpen(token, slots));
    if (at < 0) return false;
    const words = clause.filter((token) => !isOne(token, ...ENDING));
    const isRefused = isOne(clause[at - 1], 'not') && clause.length === 2;
    return isRefused || (isKnown(words) && words.some((token) => isOne(token, ...CHANGING)));
  });
}
