import { any, either, many, maybe, type Pattern, seq, some } from '../licence/pattern.ts';
import { isRole } from '../parser/segments.ts';
import type { Item } from '../tagger/item.ts';
import type { Role } from '../words/roles.ts';
import { NUMBERED, PERSON, THING } from './clauses.ts';
import { cut, type Found, isWhole, longestFirst, wordAt } from './cut.ts';
import type { Flat } from './flat.ts';

const role = (name: Role, text: string): Item => ({ is: 'role', role: name, text, raw: text });
const [SEND, TO, WITH] = [role('send', 'send'), role('to', 'to'), role('with', 'with')];
const ALL: Item = { is: 'amount', amount: { kind: 'max' }, text: 'all' };

type Rule = Readonly<{
  pattern: Pattern;
  put: readonly Item[];
  before?: (word: string | undefined) => boolean;
  after?: (word: string | undefined) => boolean;
  /** The one verb of trading that the words before may hold. */
  only?: Role;
}>;

const MISTAKEN = seq(
  any('was|is'),
  maybe(any('obviously|clearly|just')),
  any('a typo|typo|wrong|a mistake|my mistake|not right|incorrect|the wrong one|an error|old|outdated'),
);

const isStart = (word: string | undefined): boolean => word === undefined || !/^[\p{L}§]/u.test(word);
const MARK = any(',|.|:|;|-|\n|(');

/** Turns of phrase, and the plain words that they stand for. */
const RULES: readonly Rule[] = [
  // "i want 1 eth, and i will pay for it in usdc"
  {
    pattern: seq(
      many(MARK, any('and|and then|i will|i would like to|please|to be|then')),
      any(
        'pay|paying|paid|pay for it|pay for them|pay for that|pay for this|paying for it|paid for|funded|pay it|fund it',
      ),
      any('with|in|using|by using|out of'),
    ),
    put: [WITH],
    before: (word) => /^§[tk b]/.test(word ?? ''),
  },
  // "i would like, if possible, to send …"
  {
    pattern: seq(
      any(','),
      any('please|pls|if possible|if you can|if you could|if you do not mind|if you would|if i may|kindly|thank you'),
      any(','),
    ),
    put: [],
    before: (word) => /^(?:like|you|u|to|could|can|want|need|and)$/.test(word ?? ''),
  },
  // "dinner was 40 usdc, send it to …"
  {
    pattern: seq(THING, any('is|was|comes to|came to|costs|cost|amounts to|amounted to|will be|would be')),
    put: [role('own', 'i owe')],
    before: isStart,
    after: (word) => word === '§n',
  },
  // "i need exactly 2 uni, use my dai"
  {
    pattern: seq(some(MARK), maybe(any('and|please|just')), any('use|using|and use')),
    put: [WITH],
    before: (word) => /^§[tkb]/.test(word ?? ''),
    after: (word) => word === 'my' || word === '§t',
  },
  // "settle invoice 4417: send 5 usdc to …"
  {
    pattern: seq(
      any('pay|settle|cover|pay for|pay off'),
      either(THING, NUMBERED),
      maybe(seq(any('to|with'), PERSON)),
      MARK,
      maybe(any('please|so|just')),
      any('send|pay|transfer|wire'),
    ),
    put: [SEND],
  },
  // "pay my rent: 5 usdc to …", "settle the bar tab with 5 usdc to …"
  {
    pattern: seq(
      any('pay|settle|cover|pay for|pay off|send|transfer'),
      either(THING, NUMBERED),
      maybe(seq(any('to|with'), PERSON)),
      either(MARK, any('with|for|of|by sending|by paying|by transferring')),
    ),
    put: [SEND],
  },
  // "empty my usdc into …"
  {
    pattern: seq(
      any('empty|drain|sweep|clear out|empty out'),
      maybe(any('out')),
      maybe(any('all|all of|all the')),
      maybe(any('my|the|of my')),
    ),
    put: [SEND, ALL],
    after: (word) => word !== '§n',
  },

  // "please have 5 usdc sent over to …": what is done is in the second verb
  {
    pattern: seq(any('sent|transferred|paid|delivered|wired|moved|forwarded'), any('over|across|out|off')),
    put: [role('sent', 'sent')],
  },
  // "i have 8 link and i would like them as usdc"
  {
    pattern: seq(
      any('i would like|i want|i need|i would love|make|turn'),
      any('them|it|that|those|this'),
      any(
        'as|in|into|to be|to be in|turned into|converted to|converted into|swapped for|swapped to|changed to|changed into',
      ),
    ),
    put: [role('swap', 'swap'), role('it', 'it'), TO],
    after: (word) => /^§[tkb]/.test(word ?? ''),
  },
  // "move everything i have on base to …"
  {
    pattern: any(
      'everything i have|everything i own|everything i hold|all i have|all i own|all that i have|all i hold',
    ),
    put: [ALL],
    before: (word) => /^(?:send|move|transfer|swap|convert|bridge|sell|exchange|withdraw)$/.test(word ?? ''),
  },
  // "i want 5 usdc to go to …"
  {
    pattern: any('to go to|to go over to|to go out to|to go into|to end up in|to end up at|to land in|to arrive at'),
    put: [TO],
    before: (word) => /^§[tk b]/.test(word ?? ''),
  },
  // "sell 100 usdc and buy eth": what is sold is spent on it
  {
    pattern: seq(
      either(seq(many(MARK), any('and|then|and then|and use it to|and use that to')), some(MARK)),
      any('buy|get|get me|buy me|purchase|grab|pick up'),
      maybe(any('some|me some')),
    ),
    put: [TO],
    before: (word) => /^§[tkb]/.test(word ?? ''),
    after: (word) => /^§[tkb]/.test(word ?? ''),
    only: 'sell',
  },
  // "i want 1 eth, take it from my usdc"
  {
    pattern: seq(
      many(MARK, any('and|please|then')),
      any(
        'take it from|take it out of|take that from|take that out of|fund it from|fund it with|fund that with|fund that from|pay from|paid from|funded from|funded with|pay out of|spend|spending|pay it from|pay it out of|i will pay from',
      ),
    ),
    put: [WITH],
    before: (word) => /^§[tk b]/.test(word ?? ''),
  },
  { pattern: any('back to|back into|back in to'), put: [TO], before: (word) => /^§[tb]/.test(word ?? '') },
];

/** "5 usdc 2 0x…" */
function digitAt(flat: Flat, at: number): Found | undefined {
  const item = flat.items[flat.of[at] ?? -1];
  if (item?.is !== 'amount' || item.amount.kind !== 'exact' || item.text !== '2') return undefined;
  const isBetween = /^§[tb]/.test(wordAt(flat, at - 1) ?? '') && wordAt(flat, at - 2) === '§n';
  return isBetween && wordAt(flat, at + 1) === '§a' ? { length: 1, put: [TO] } : undefined;
}

/** "5 was a typo, i meant 50" */
function mistakenAt(flat: Flat, at: number): Found | undefined {
  const item = flat.items[flat.of[at] ?? -1];
  if (item === undefined || !/^§[nact]$/.test(wordAt(flat, at) ?? '')) return undefined;
  const end = longestFirst(MISTAKEN(flat.words, at + 1)).find((one) => isWhole(flat, one));
  return end === undefined ? undefined : { length: end - at, put: [role('not', 'not'), item] };
}

/** "5 usdc (five)", "half of all my usdc": the same amount said twice. */
function repeatedAt(flat: Flat, at: number): Found | undefined {
  const amountAt = (index: number) => {
    const item = flat.items[flat.of[index] ?? -1];
    return item?.is === 'amount' ? item.amount : undefined;
  };
  const isSame = (before: number) => JSON.stringify(amountAt(before)) === JSON.stringify(amountAt(at + 1));
  const isBracketed = wordAt(flat, at) === '(' && wordAt(flat, at + 1) === '§n' && wordAt(flat, at + 2) === ')';
  if (isBracketed && [at - 1, at - 2].some((before) => wordAt(flat, before) === '§n' && isSame(before)))
    return { length: 3 };
  const isAll = amountAt(at)?.kind === 'max' && wordAt(flat, at - 1) === 'of';
  return isAll && amountAt(at - 2)?.kind === 'share' ? { length: 1 } : undefined;
}

/** "plain eth", "native eth": a word that only says that nothing else is meant. */
function plainAt(flat: Flat, at: number): Found | undefined {
  const isWord =
    /^(?:plain|regular|normal|native|ordinary|actual|real|good old|some more|more|additional|simple)$/.test(
      wordAt(flat, at) ?? '',
    );
  return isWord && /^§[tb]/.test(wordAt(flat, at + 1) ?? '') && !isStart(wordAt(flat, at - 1))
    ? { length: 1 }
    : undefined;
}

/** "cash out 5 usdc to 0x…" */
const withdrawnAt = (flat: Flat, at: number): Found | undefined =>
  wordAt(flat, at) === 'cash' &&
  wordAt(flat, at + 1) === 'out' &&
  wordAt(flat, at + 2) === '§n' &&
  flat.words.includes('§a')
    ? { length: 2, put: [SEND] }
    : undefined;

/** What was said before may be called a mistake; a request that calls itself one is not carried out. */
export const inPlainerWords = (items: readonly Item[], isOpen: boolean): Item[] =>
  cut(
    items,
    (flat, at) =>
      (isOpen ? mistakenAt(flat, at) : undefined) ??
      ruleAt(flat, at) ??
      withdrawnAt(flat, at) ??
      digitAt(flat, at) ??
      repeatedAt(flat, at) ??
      plainAt(flat, at),
  );

function ruleAt(flat: Flat, at: number): Found | undefined {
  for (const { pattern, put, before, after, only } of RULES) {
    if (before !== undefined && !before(wordAt(flat, at - 1))) continue;
    if (only !== undefined && !flat.items.slice(0, flat.of[at]).some((item) => isRole(item, only))) continue;
    const fits = (end: number) => isWhole(flat, end) && (after === undefined || after(wordAt(flat, end)));
    const end = longestFirst(pattern(flat.words, at)).find(fits);
    if (end !== undefined) return { length: end - at, put };
  }
  return undefined;
}
