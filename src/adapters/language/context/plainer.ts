import { any, either, many, maybe, type Pattern, seq } from '../licence/pattern.ts';
import type { Item } from '../tagger/item.ts';
import type { Role } from '../words/roles.ts';
import { THING } from './clauses.ts';
import { cut, type Found, isWhole, longestFirst, wordAt } from './cut.ts';
import type { Flat } from './flat.ts';

const role = (name: Role, text: string): Item => ({ is: 'role', role: name, text, raw: text });
const [SEND, TO, WITH] = [role('send', 'send'), role('to', 'to'), role('with', 'with')];
const ALL: Item = { is: 'amount', amount: { kind: 'max' }, text: 'all' };

type Rule = Readonly<{ pattern: Pattern; put: readonly Item[]; before?: (word: string | undefined) => boolean }>;

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
  // "pay my rent: 5 usdc to …", "settle the bar tab with 5 usdc to …"
  {
    pattern: seq(
      any('pay|settle|cover|pay for|pay off|send|transfer'),
      THING,
      either(MARK, any('with|by sending|by paying|by transferring')),
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
  },
  // "please have 5 usdc sent over to …": what is done is in the second verb
  {
    pattern: seq(any('sent|transferred|paid|delivered|wired|moved|forwarded'), any('over|across|out|off')),
    put: [role('sent', 'sent')],
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

/** What was said before may be called a mistake; a request that calls itself one is not carried out. */
export const inPlainerWords = (items: readonly Item[], isOpen: boolean): Item[] =>
  cut(
    items,
    (flat, at) =>
      (isOpen ? mistakenAt(flat, at) : undefined) ?? ruleAt(flat, at) ?? digitAt(flat, at) ?? plainAt(flat, at),
  );

function ruleAt(flat: Flat, at: number): Found | undefined {
  for (const { pattern, put, before } of RULES) {
    if (before !== undefined && !before(wordAt(flat, at - 1))) continue;
    const end = longestFirst(pattern(flat.words, at)).find((one) => isWhole(flat, one));
    if (end !== undefined) return { length: end - at, put };
  }
  return undefined;
}
