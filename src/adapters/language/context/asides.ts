import type { OpenFrame } from '../../../domain/chat/understanding.ts';
import { either, explains } from '../licence/pattern.ts';
import { withdraws } from '../licence/withdrawal.ts';
import { isRole } from '../parser/segments.ts';
import type { Item } from '../tagger/item.ts';
import { ADDRESSEE, CLAUSE, INTRODUCTION, SIGNATURE, STATEMENT } from './clauses.ts';
import { cut, type Found, isWhole, longestFirst, wordAt } from './cut.ts';
import { type Flat, flatten, itemAt } from './flat.ts';
import { withHolders } from './holders.ts';
import { speaksOfMessage } from './speaks-of-message.ts';
import { NUMBERED, REASON } from './things.ts';

const MARKS: ReadonlySet<string> = new Set([',', '.', '!', ';', ':', '(', ')', '\n', '-']);
const CAUSES: ReadonlySet<string> = new Set(['because', 'since', 'as', 'cause', 'cuz', 'cos', 'coz', 'bc', 'for']);
const THUS: ReadonlySet<string> = new Set(['so', 'and', 'then', 'therefore', 'hence', 'thus']);
/** Words. */
const LONGEST_SIGNATURE = 8;
const LONGEST_TEXT = 80;
const VALUE = /^§[tcbkanr]$/;

/**
 * The items without what only says why, for whom or hello: "for the 2 concert tickets", "my rent is due,", "to my brother at 0x…".
 * Every word of such a part is known, and none of them denies, doubts, delays or quotes.
 */
export function withoutAsides(items: readonly Item[], open?: OpenFrame): Item[] {
  if (items.length > LONGEST_TEXT) return [...items];
  const signed = withoutSignature(items);
  const plain = cut(signed, asideAt);
  // Whose an account is says nothing to a request that has its recipient.
  const rest = open?.slots.recipient === undefined ? withHolders(plain) : plain;
  return rest.some(holdsRequest) ? rest : [...items];
}

const OPENER = either(ADDRESSEE, INTRODUCTION);

function asideAt(flat: Flat, at: number): Found | undefined {
  const length = clauseAt(flat, at) || phraseAt(flat, at);
  return length === 0 ? undefined : { length };
}

/** What is left must be a request or a part of one; a question keeps its words. */
const holdsRequest = (item: Item): boolean =>
  item.is === 'account' || item.is === 'amount' || item.is === 'rate' || item.is === 'term' || isRole(item, 'send');

const isBreak = (word: string | undefined): boolean => word === undefined || MARKS.has(word);

/** A whole part of the sentence, with the "because" before it or the "so" behind it. */
function clauseAt(flat: Flat, start: number): number {
  const isCaused = CAUSES.has(wordAt(flat, start) ?? '');
  if (wordAt(flat, start - 1) === '§a' && SUBJECTS.test(wordAt(flat, start) ?? '')) return toldAt(flat, start);
  const follows = isBreak(wordAt(flat, start - 1)) || wordAt(flat, start - 1) === '?';
  // "usdc and peace" wishes for two things: behind "and" only a statement with its subject says why.
  const isJoined = THUS.has(wordAt(flat, start - 1) ?? '') && OWN_SUBJECT.test(wordAt(flat, start) ?? '');
  if (!isCaused && !follows && !isJoined) return 0;
  const at = isCaused && wordAt(flat, start) !== 'for' ? start + 1 : start;
  const told = toldAt(flat, at);
  if (told > 0 && at === start) return told;
  const ends = longestFirst([
    ...CLAUSE(flat.words, at),
    ...(told > 0 ? [at + told] : []),
    ...(start === 0 ? OPENER(flat.words, at) : []),
  ]);
  for (const end of ends) {
    if (!isWhole(flat, end) || takesBack(flat, at, end)) continue;
    const next = wordAt(flat, end);
    if (isBreak(next) || wordAt(flat, end - 1) === '?') return end - start;
    if (next === 'so' || (next === 'and' && wordAt(flat, end + 1) === 'so')) return end - start;
    if (start === 0 && ADDRESSEE(flat.words, at).includes(end)) return end - start;
  }
  return 0;
}

const OWN_SUBJECT =
  /^(?:its|it|he|she|they|thats|that|hes|shes|theyre|im|i|we|my|our|his|her|their|the|this|thanks|thank|have|god|happy)$/;
const SUBJECTS = /^(?:its|it|he|she|they|thats|hes|shes|theyre|im|i|we)$/;

/** Words that end a request, speak of the message, or give orders to the service or quote. */
export function takesBack(flat: Flat, start: number, end: number): boolean {
  const words = flat.words.slice(start, end);
  const items = flat.items.slice(flat.of[start], end === flat.words.length ? undefined : flat.of[end]);
  const isBlocked = items.some((item) => isRole(item, 'instruction') || isRole(item, 'reported'));
  return isBlocked || withdraws(words) || speaksOfMessage(words);
}

/** A statement up to a mark, that does not let go of what was asked. Before a colon it may introduce what somebody said. */
function toldAt(flat: Flat, at: number): number {
  const end = longestFirst(STATEMENT(flat.words, at)).find((one) => isWhole(flat, one) && isBreak(wordAt(flat, one)));
  if (end === undefined || wordAt(flat, end) === ':' || takesBack(flat, at, end)) return 0;
  return end - at;
}

/** "for lunch", "invoice 2291": behind a value or at the border of a part of the sentence. */
function phraseAt(flat: Flat, start: number): number {
  const before = wordAt(flat, start - 1);
  const isBehindVerb = flat.starts[start - 1] === true && isRole(itemAt(flat, start - 1), 'send');
  if (!isBreak(before) && !VALUE.test(before ?? '') && !THUS.has(before ?? '') && !isBehindVerb) return 0;
  const reference = longestFirst(NUMBERED(flat.words, start)).find(
    (end) => isWhole(flat, end) && (isBreak(wordAt(flat, end)) || endsNumber(flat, end)),
  );
  const ends = reference === undefined ? longestFirst(REASON(flat.words, start)) : [reference];
  const end = ends.find((one) => isWhole(flat, one) && !continues(flat, one));
  return end === undefined ? 0 : end - start;
}

/** A number before a unit counts something: "invoice 40 dai". */
const endsNumber = (flat: Flat, at: number): boolean =>
  ['on', 'to', 'via', 'from', 'for', 'please', 'thanks', 'pay', 'send', 'transfer', 'wire', 'kindly'].includes(
    wordAt(flat, at) ?? '',
  );

/** A word without a role that follows may belong to the phrase and change it: "for rent money laundering". */
const continues = (flat: Flat, at: number): boolean => {
  const item = flat.starts[at] === true ? itemAt(flat, at) : undefined;
  return item?.is === 'unknown';
};

function withoutSignature(items: readonly Item[]): Item[] {
  const flat = flatten(items);
  for (let at = Math.max(1, flat.words.length - LONGEST_SIGNATURE); at < flat.words.length; at += 1)
    if (flat.starts[at] === true && isBreak(wordAt(flat, at - 1)) && explains(SIGNATURE, flat.words.slice(at)))
      return items.slice(0, flat.of[at]);
  return [...items];
}
