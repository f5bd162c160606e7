import { missingSlots } from '../../../domain/chat/requirements.ts';
import type { OpenFrame, Reading, Slots } from '../../../domain/chat/understanding.ts';
import type { Lexeme } from '../lexer/lexeme.ts';
import { isAction } from '../licence/readings.ts';
import type { Item } from '../tagger/item.ts';
import { tagItems } from '../tagger/tag-items.ts';
import type { Lexicon } from '../words/lexicon.ts';

type Read = (lexemes: readonly Lexeme[], open: OpenFrame | undefined) => Reading;

export const isWholeRequest = (reading: Reading): boolean =>
  reading.act === 'request' &&
  isAction(reading) &&
  reading.steps === undefined &&
  reading.problems.length === 0 &&
  missingSlots(reading.intent, reading.slots).length === 0;

/**
 * "send 20 usdc to 0x…. wait 5": what follows a whole request in the same message changes it only as a second message would, whose
 * values have more guards than the grammar of one message. Otherwise the request is asked about.
 */
export function unlessAfterthought(
  reading: Reading,
  lexemes: readonly Lexeme[],
  lexicon: Lexicon,
  read: Read,
): Reading {
  if (!isWholeRequest(reading)) return reading;
  for (const at of bordersIn(lexemes)) {
    const rest = unmarked(lexemes.slice(at));
    if (reading.language === undefined && !tagItems(rest, lexicon).some(({ is }) => VALUES.has(is))) return reading;
    const first = read(lexemes.slice(0, at), undefined);
    if (!isWholeRequest(first)) continue;
    const second = read(rest, { intent: first.intent, slots: first.slots });
    const isAgreed = isWholeRequest(second)
      ? second.intent === reading.intent && isSameAs(second.slots, reading.slots)
      : !changes(first, reading) && tagItems(rest, lexicon).every((item) => isNamedIn(reading.slots, item));
    return isAgreed ? reading : { ...reading, problems: [{ code: 'not-plainly-asked' }] };
  }
  return reading;
}

/** Whether the request holds what an item names, where it names an account, a token or a network. */
function isNamedIn(slots: Slots, item: Item): boolean {
  const named: unknown[] = Object.values(slots);
  if (item.is === 'account') return named.includes(item.account);
  if (item.is !== 'term' || (item.token === undefined && item.chain === undefined)) return true;
  return named.includes(item.token) || named.includes(item.chain);
}

const unmarked = (lexemes: readonly Lexeme[]): readonly Lexeme[] =>
  lexemes.slice(
    Math.max(
      0,
      lexemes.findIndex(({ is }) => is !== 'mark'),
    ),
  );

const VALUES: ReadonlySet<string> = new Set(['amount', 'account', 'term', 'rate']);
/** Words that begin another thought without a mark before them. */
const TURNING = /^(?:no|nope|wait|hold|sorry|oops|actually|make|change|rather|um|hmm|oh|scratch|instead|i)$/;

/** Where a request may end: before a mark or a word that turns it, and behind an account. */
const bordersIn = (lexemes: readonly Lexeme[]): number[] =>
  lexemes.flatMap((lexeme, at) => {
    const before = lexemes[at - 1];
    const isMark = lexeme.is === 'mark' && /^[.,?]$/.test(lexeme.mark);
    const turns = lexeme.is === 'word' && TURNING.test(lexeme.words[0] ?? '');
    return at > 0 && (isMark || turns || before?.is === 'address' || before?.is === 'name') ? [at] : [];
  });

/** Whether a value of the first part is another one in the whole. */
const changes = (first: Reading, whole: Reading): boolean =>
  first.intent !== whole.intent ||
  Object.entries(first.slots).some(([name, value]) => canonical(value) !== canonical(whole.slots[name as keyof Slots]));

const canonical = (value: unknown): string => JSON.stringify(value ?? null);

const isSameAs = (a: Slots, b: Slots): boolean =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].every(
    (name) => canonical(a[name as keyof Slots]) === canonical(b[name as keyof Slots]),
  );
