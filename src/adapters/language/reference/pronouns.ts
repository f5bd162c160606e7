import type { OpenFrame, Problem, Reference, SlotName } from '../../../domain/chat/understanding.ts';
import { isRole } from '../parser/segments.ts';
import { any, either, maybe, type Pattern, seq } from '../shape/pattern.ts';
import type { Item } from '../tagger/item.ts';
import type { Role } from '../words/roles.ts';
import { cut, type Found, isWhole, longestFirst, wordAt } from './cut.ts';
import { type Flat, itemAt } from './flat.ts';
import { type Mentioned, onlyRecipient } from './past.ts';

const SAME = any('the same|same|that same|this same|the very same|the last|the previous|my last|the earlier|that');
const BEFORE = maybe(
  any(
    'as before|as last time|from before|from last time|like before|as earlier|from earlier|i used before|i just used',
  ),
);
const PERSON = any(
  'person|guy|man|woman|lady|friend|recipient|receiver|payee|address|wallet|account|place|one|contact|destination|party|chap|bloke',
);
/** Whoever got the last transfer. */
const SOMEBODY = seq(
  either(any('him|her|them|there'), seq(SAME, PERSON), seq(any('the same|same|the one'), any('as before|from before'))),
  BEFORE,
);

/** What may come directly behind "send him". */
const GIVEN = /^(?:§[nrtbk]|another|a|an|the|same|again|half|twice|double|that|it|all|some|more|my|exactly|just)$/;
const role = (name: Role, text: string): Item => ({ is: 'role', role: name, text, raw: text });
const TO = role('to', 'to');

/** The items with the account in the place of "him" or "the same address"; `unclear` when it may be another one as well. */
type Resolved = Readonly<{ items: readonly Item[]; references: readonly Reference[]; unclear?: Problem }>;

/** Puts the recipient of the open request, or of the only one before it, in the place of a word that stands for it. */
export function withRecipient(items: readonly Item[], open: OpenFrame | undefined, past: Mentioned): Resolved {
  const nothing = { items, references: [] };
  if (items.some(({ is }) => is === 'account' || is === 'invalid')) return nothing;
  const found: Pattern = (words, at) => SOMEBODY(words, at);
  const isSaid = cut(items, (flat, at) => pronounAt(flat, at, found, [])).length !== items.length;
  if (!isSaid) return nothing;
  const own = open?.slots.recipient;
  const meant = own === undefined ? onlyRecipient(past) : { recipient: own };
  if (meant === undefined) return nothing;
  const account = accountOf('options' in meant ? (meant.options[0] ?? '') : meant.recipient);
  const replaced = cut(items, (flat, at) => pronounAt(flat, at, found, [TO, account]));
  if ('options' in meant)
    return {
      items: replaced,
      references: [],
      unclear: { code: 'several-values', slot: 'recipient', options: meant.options },
    };
  const slots: readonly SlotName[] = ['recipient'];
  return { items: replaced, references: 'at' in meant ? [{ at: meant.at, slots }] : [] };
}

const accountOf = (account: string): Item => ({ is: 'account', account, foreign: false, text: account });

/** "to him", "send him 5 usdc", or the words alone, as an answer. */
function pronounAt(flat: Flat, at: number, pattern: Pattern, put: readonly Item[]): Found | undefined {
  const behindTo = isRole(before(flat, at), 'to') || isRole(before(flat, at), 'for');
  const isVerb = isRole(before(flat, at), 'send');
  const end = longestFirst(pattern(flat.words, at)).find((one) => isWhole(flat, one));
  if (end === undefined) return undefined;
  const isAll = at === 0 && end === flat.words.length;
  const next = wordAt(flat, end);
  const isNamed = PERSON(flat.words, end - 1).includes(end);
  const isObject = isVerb && (next === undefined || GIVEN.test(next)) && (isNamed || !isPlain(flat, at));
  const isPlace = wordAt(flat, at) === 'there' && /^§[ntb]/.test(wordAt(flat, at - 1) ?? '');
  if (behindTo) return { length: end - at, put: put.slice(1) };
  return isAll || isObject || isPlace ? { length: end - at, put } : undefined;
}

/** "send that": a thing, not a person. */
const isPlain = (flat: Flat, at: number): boolean => ['that', 'the', 'same'].includes(wordAt(flat, at) ?? '');

const before = (flat: Flat, at: number): Item | undefined =>
  at > 0 && flat.starts[at] === true ? itemAt(flat, at - 1) : undefined;
