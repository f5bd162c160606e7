import type { OpenFrame } from '../../../domain/chat/understanding.ts';
import type { Pattern } from '../licence/pattern.ts';
import type { Item } from '../tagger/item.ts';
import { ANNOUNCEMENTS } from './announcements.ts';
import { cut, type Found, isWhole, longestFirst, wordAt } from './cut.ts';
import { type Flat, itemAt } from './flat.ts';
import { MISTAKE } from './mistakes.ts';
import { isOf, isValue } from './second-thoughts.ts';
import { ASKED_BACK, BEHIND, COMPARED, EXCEPT, TAKEN_BACK, UNCHANGED } from './unchanged.ts';

export const MEANT: Item = { is: 'role', role: 'correction', text: 'i meant', raw: 'i meant' };

/** The items with every announcement as "i meant", and without the values of the request that are taken back. */
export function announced(items: readonly Item[], open: OpenFrame): Item[] {
  return cut(items, (flat, at) => {
    const isSecond = flat.words.slice(0, at).some((word) => SECOND.has(word));
    for (const pattern of isSecond ? [COMPARED, ...TAKEN_BACK] : TAKEN_BACK) {
      const end = longestFirst(pattern(flat.words, at)).find(
        (one) => isWhole(flat, one) && valuesIn(flat, at, one).every((item) => isOf(item, open)),
      );
      if (end !== undefined) return { length: end - at, put: [MEANT] };
    }
    const back = at === 0 ? longestFirst(ASKED_BACK(flat.words, at))[0] : undefined;
    if (back !== undefined && isWhole(flat, back)) return { length: back };
    const rest = restAt(flat, at);
    if (rest !== undefined) return rest;
    if (!isBorder(wordAt(flat, at - 1))) return undefined;
    const slip = longestFirst(MISTAKE(flat.words, at)).find((one) => isWhole(flat, one) && one > at);
    if (slip !== undefined && isEnd(wordAt(flat, slip)) && isOwn(flat, at)) return { length: slip - at, put: [MEANT] };
    for (const { pattern, put, before, behind } of ANNOUNCEMENTS) {
      const end = longestFirst(pattern(flat.words, at)).find(
        (one) =>
          isWhole(flat, one) &&
          wordAt(flat, one) !== undefined &&
          (before ?? /^(?:§|to$|on$|via$)/).test(wordAt(flat, one) ?? '') &&
          (behind?.test(wordAt(flat, one + 1) ?? '') ?? true),
      );
      if (end !== undefined && end > at) return { length: end - at, put };
    }
    return undefined;
  });
}

/** What leaves the rest as it is, and words behind a value that change nothing of it. */
function restAt(flat: Flat, at: number): Found | undefined {
  const whole = (pattern: Pattern) =>
    longestFirst(pattern(flat.words, at)).find((one) => one > at && isWhole(flat, one));
  const isAll = isMost(flat, at) || isMost(flat, at + 1);
  const end = isAll || !flat.words.slice(at, at + 2).includes('§n') ? whole(UNCHANGED) : undefined;
  if (end !== undefined) return { length: end - at };
  const except = isAll || wordAt(flat, at)?.endsWith('rest') ? whole(EXCEPT) : undefined;
  if (except !== undefined) return { length: except - at, put: [MEANT] };
  for (const [value, pattern] of BEHIND) {
    const behind = value.test(wordAt(flat, at - 1) ?? '') ? whole(pattern) : undefined;
    if (behind !== undefined && (wordAt(flat, at) !== '§n' || isMost(flat, at))) return { length: behind - at };
  }
  return undefined;
}

function isMost(flat: Flat, at: number): boolean {
  const item = flat.starts[at] === true ? itemAt(flat, at) : undefined;
  return item?.is === 'amount' && item.amount.kind === 'max';
}

const SECOND: ReadonlySet<string> = new Set(['no', 'wait', 'actually', 'nope', 'rather', 'sorry']);
const BORDERS: ReadonlySet<string> = new Set(
  'ok okay hmm hm um umm uh ehh oh ah so well then and also now please pls plz sorry alright right yes yeah but just actually wait no oops woops whoops better or meant what that on'.split(
    ' ',
  ),
);
const isBorder = (word: string | undefined): boolean =>
  word === undefined || !/^[\p{L}]/u.test(word) || BORDERS.has(word);
/** Behind a value only a clause with its speaker admits a mistake: "20 apologies" counts them. */
const isOwn = (flat: Flat, at: number): boolean =>
  !/^§/.test(wordAt(flat, at - 1) ?? '') || /^(?:i|we|my|the|that|autocorrect|sorry)$/.test(wordAt(flat, at) ?? '');

const isEnd = (word: string | undefined): boolean => word === undefined || !/^\p{L}/u.test(word);

function valuesIn(flat: Flat, start: number, end: number): Item[] {
  const found: Item[] = [];
  for (let at = start; at < end; at += 1)
    if (flat.starts[at] === true && isValue(itemAt(flat, at)) && !isOne(itemAt(flat, at))) found.push(itemAt(flat, at));
  return found;
}

/** "the wrapped one" */
const isOne = (item: Item): boolean => item.is === 'amount' && item.text === '1';
