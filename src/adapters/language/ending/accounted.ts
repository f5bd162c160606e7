import { any, either, many, maybe, type Pattern, seq } from '../licence/pattern.ts';
import { withdraws } from '../licence/withdrawal.ts';
import { approves, isCourtesy, isReason, reports, takesBack } from './behind.ts';
import { ENDS_AN_END, type EndPhrase, endIn } from './ends.ts';

const BREAK = /^(?:[,.!?;:()\n…–—-]|->|and|but|so)$/;
const SENTENCE_END = /^[.!?;\n]$/;

type Clause = Readonly<{ words: readonly string[] /** The mark or joint behind it. */; border: string }>;

function clausesOf(words: readonly string[]): Clause[] {
  const clauses: Clause[] = [];
  let current: string[] = [];
  for (const word of [...words, '.']) {
    if (!BREAK.test(word)) current.push(word);
    else {
      if (current.length > 0) clauses.push({ words: current, border: word });
      current = [];
    }
  }
  return clauses;
}

/** What the request is, behind an end: "cancel the transfer to 0x…". */
const isNamed = (words: readonly string[]): boolean =>
  words.every((word) => word.startsWith('§') || NAMING.has(word)) && words.some((word) => word.startsWith('§'));
const NAMING: ReadonlySet<string> = new Set(
  'of to from for on in the my a into swap trade transfer sending please pls plz now asap'.split(' '),
);

/** "do not, under any circumstances, cancel": a denial without a deed, in the sentence of the end. */
const DENIAL: Pattern = seq(
  many(any('please|pls|no|oh|ok|well|i|we|you|just|seriously|and|but|so|hey|must|should|really')),
  either(
    any('do not|never|not|cannot|can not|must not|should not|will not|shall not|nobody|no one'),
    any(
      'under no circumstances|by no means|on no account|in no case|at no point|at no time|in no way|under no condition',
    ),
  ),
  many(
    any(
      'ever|you|dare|please|pls|just|in any way|in any case|under any circumstances|for any reason|no matter what|whatever|really|seriously|even|in any event|at all',
    ),
  ),
);
const isDenial = (words: readonly string[]): boolean => DENIAL(words, 0).includes(words.length);

/** Whether what stands before the end denies it. */
function isDenied(before: readonly Clause[], { start }: EndPhrase, clause: readonly string[]): boolean {
  const lead = clause.slice(0, start);
  if (lead.length > 0 && isDenial(lead)) return true;
  if (lead.join(' ') === 'no' && clause.length === 2) return true;
  const sentence = before.slice(before.findLastIndex(({ border }) => SENTENCE_END.test(border)) + 1);
  return sentence.some(({ words }) => isDenial(words));
}

/** What a message that closes the open request means. */
export type Ended = 'plainly' | 'perhaps' | 'not';

/**
 * Whether a message that ends the open request is an end as a whole: what stands behind the end is a courtesy, the reason, or another end.
 * An approval, a retraction, a report and another object leave the request open.
 */
export function endedBy(words: readonly string[]): Ended {
  const clauses = clausesOf(words);
  const at = clauses.findIndex(({ words: clause }) => endIn(clause) !== undefined);
  const clause = clauses[at]?.words;
  const end = clause && endIn(clause);
  if (clause === undefined || end === undefined) return refusedBy(clauses);
  if (isDenied(clauses.slice(0, at), end, clause)) return 'not';
  const told = clauses[at - 1];
  if (told !== undefined && !SENTENCE_END.test(told.border) && reports(told.words)) return 'perhaps';
  if (words.some((_, from) => ENDS_AN_END(words, from).length > 0)) return 'perhaps';
  const others = clauses.filter((_, index) => index !== at).map(({ words: other }) => other);
  if (end.isLeft && others.some(approves)) return 'perhaps';
  const behind = clauses.slice(at + 1).map(({ words: other }) => other);
  const isWhole = end.kind === 'denial' && withdraws(clause);
  return [...(isWhole ? [] : [end.rest]), ...behind].every((rest) => isAccounted(rest, end.kind))
    ? 'plainly'
    : 'perhaps';
}

/** "no, it's fine", "no. yes please": a bare no, and what takes it back. */
function refusedBy([first, ...behind]: readonly Clause[]): Ended {
  const isNo = first?.words.length === 1 && /^(?:no|nope|nah)$/.test(first.words[0] ?? '');
  return !isNo || behind.every(({ words }) => isAccounted(words, 'denial')) ? 'plainly' : 'perhaps';
}

function isAccounted(clause: readonly string[], kind: EndPhrase['kind']): boolean {
  if (clause.length === 0 || isCourtesy(clause) || isNamed(clause)) return true;
  if (takesBack(clause)) return kind !== 'strong' && saysAgain(clause, kind);
  const again = endIn(clause);
  if (again !== undefined) {
    const lead = clause.slice(0, again.start);
    if (!isDenial(lead) && (isCourtesy(lead) || isReason(lead, kind) || LEADS.test(lead.join(' '))))
      return isAccounted(again.rest, again.kind === 'weak' ? kind : again.kind);
  }
  return isReason(clause, kind);
}
const LEADS =
  /^(?:(?:please|i|we|you|want|would|like|need|have|to|must|will|can|could|let|us|me|had|better|rather|no|nope|nah|yes|yeah|just|ok|so|then|oh|actually|do|really|or) ?)*$/;

/** "forget it, never mind", "don't send it, no": what said by itself takes an end back says it again behind such a one. */
const saysAgain = (clause: readonly string[], kind: EndPhrase['kind']): boolean =>
  WEAK_AGAIN(clause, 0).includes(clause.length) ||
  (kind === 'denial' && DENIAL_AGAIN(clause, 0).includes(clause.length));
const WEAK_AGAIN = seq(
  many(any('ok|oh|please|just|sorry|no|nah')),
  any(
    'never mind|nevermind|nvm|forget it|forget that|ignore that|ignore this|ignore it|disregard that|scratch that|scrap that|leave it be|let it be',
  ),
  maybe(any('please|then|sorry|thanks|me')),
);
const DENIAL_AGAIN = many(
  any('no|nope|nah|nay|do not|never|not|nothing|not yet|not this|not that|please|just|sorry|oh|or anything|keep it'),
);
