import { any, maybe, seq } from '../licence/pattern.ts';
import { isRole } from '../parser/segments.ts';
import type { Item } from '../tagger/item.ts';
import type { Role } from '../words/roles.ts';
import { cut, type Found, isWhole, longestFirst, wordAt } from './cut.ts';
import type { Flat } from './flat.ts';

import { isStart, RULES, SEND, TO } from './rules.ts';

const role = (name: Role, text: string): Item => ({ is: 'role', role: name, text, raw: text });

const MISTAKEN = seq(
  any('was|is'),
  maybe(any('obviously|clearly|just')),
  any('a typo|typo|wrong|a mistake|my mistake|not right|incorrect|the wrong one|an error|old|outdated'),
);

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
