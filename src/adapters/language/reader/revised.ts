import type { OpenFrame, Reading } from '../../../domain/chat/understanding.ts';
import { ANNOUNCEMENTS, BEHIND, COMPARED, EXCEPT, TAKEN_BACK, UNCHANGED } from '../context/announcements.ts';
import { withHolders } from '../context/asides.ts';
import { cut, type Found, isWhole, longestFirst, wordAt } from '../context/cut.ts';
import { type Flat, flatten, itemAt } from '../context/flat.ts';
import { MISTAKE } from '../context/mistakes.ts';
import { isOf, isValue } from '../context/second-thoughts.ts';
import { explainsOnly } from '../licence/explaining.ts';
import { corrects } from '../licence/licence.ts';
import { PART } from '../licence/parts.ts';
import { any, explains, many, type Pattern, seq, some } from '../licence/pattern.ts';
import { partOf, shapeOf } from '../licence/shape.ts';
import { isRole } from '../parser/segments.ts';
import type { Item } from '../tagger/item.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { essentials } from './essentials.ts';
import { license } from './license.ts';
import { readMessage } from './read-message.ts';
import { scaled } from './scaled.ts';

/** Items. */
const LONGEST = 60;
const MEANT: Item = { is: 'role', role: 'correction', text: 'i meant', raw: 'i meant' };
const BREAKS: ReadonlySet<string> = new Set([',', '.', '!', ';', '\n', '-', '->']);
/** Where a clause begins that says why. */
const SUBJECTS: ReadonlySet<string> = new Set(
  'he she they we i it this that because since as cause cuz coz my the there gas fees his her'.split(' '),
);
const SOFT = any(
  'ok|okay|hmm|hm|um|umm|uh|ehh|eh|oh|ah|so|well|then|and|also|now|please|pls|plz|sorry|thanks|thank you|alright|all right|right|cool|yes|yeah|but|just|you know what|u know what|u|know|what|actually|wait|hold on|no|oops|woops|whoops|better|rather|or|back to the transfer|back to the swap|back to the payment|back to it|to|back|the transfer|the conversion|the swap|the payment|for now|instead|everything else unchanged|all else unchanged|keep the rest|keep everything else|the rest stays|rest unchanged|,|.|!|:',
);
const STRONG = any(
  'no|nope|nah|wait|wait no|no wait|actually|sorry|sry|oops|woops|whoops|correction|rather|hold on|hang on|scratch that|scrap that|ugh|damn|argh',
);
const FIRM = any('please|pls|plz');
const WANTED = seq(many(SOFT), some(PART, SOFT));

/** A part of a message that changes something, or one that says nothing about it. */
type Piece = Readonly<{ items: readonly Item[]; isMistake: boolean; isStrong: boolean }>;

/**
 * Reads a message to an open request whose every part says what changes, admits a mistake, or says why. Undefined when there is no value,
 * when two values of one kind are said, or when nothing in it announces a change.
 */
export function readRevised(all: readonly Item[], lexicon: Lexicon, open: OpenFrame): Reading | undefined {
  if (all.length > LONGEST || !all.some(isChange) || all.some(({ is }) => is === 'quotation' || is === 'invalid'))
    return undefined;
  const plain = all.filter(({ is }) => is !== 'sign');
  const items = announced(plain.some((item) => isRole(item, 'instead')) ? withHolders(plain) : plain, open);
  const pieces = piecesOf(items);
  if (pieces === undefined) return undefined;
  const said = pieces.filter(({ items: part }) => part.some(isChange));
  if (said.length === 0) return undefined;
  const isMistaken = pieces.some(({ isMistake }) => isMistake) || pieces.at(-1)?.isStrong === true;
  const isFirm = pieces.some(({ items: part }) => explains(seq(many(SOFT), FIRM, many(SOFT)), shapeOf(part)));
  const [only] = said;
  if (only !== undefined && said.length === 1) {
    const changed = scaled(shapeOf(only.items), only.items, open);
    if (changed !== undefined) return changed;
  }
  const isStrong = (piece: Piece) => pieces[pieces.indexOf(piece) - 1]?.isStrong === true;
  const parts = said.map((piece) => changeIn(piece.items, isMistaken || isFirm || isStrong(piece)));
  const isMeant = parts.some((part) => part?.isAnnounced) || saysTwoThings(said.flatMap(({ items: part }) => part));
  if (parts.some((part) => part === undefined) || !isMeant) return undefined;
  const joined = parts.flatMap((part) => [MEANT, ...(part?.items ?? [])]);
  return isPlain(joined) ? readPlainly(joined, lexicon, open) : undefined;
}

/** "39 usdc, base network": an amount and where, with no word around them. */
const saysTwoThings = (items: readonly Item[]): boolean =>
  items.some(({ is }) => is === 'amount') &&
  items.some((item) => item.is === 'term' && item.chain !== undefined) &&
  !items.some(({ is }) => is === 'account');

const isChange = (item: Item): boolean => isValue(item) || isShareWord(item);
const isShareWord = (item: Item): boolean => item.is === 'role' && /^(?:double|triple|halve|half)\b/.test(item.raw);

/** The items with every announcement as "i meant", and without the values of the request that are taken back. */
function announced(items: readonly Item[], open: OpenFrame): Item[] {
  return cut(items, (flat, at) => {
    const isSecond = flat.words.slice(0, at).some((word) => SECOND.has(word));
    for (const pattern of isSecond ? [COMPARED, ...TAKEN_BACK] : TAKEN_BACK) {
      const end = longestFirst(pattern(flat.words, at)).find(
        (one) => isWhole(flat, one) && valuesIn(flat, at, one).every((item) => isOf(item, open)),
      );
      if (end !== undefined) return { length: end - at, put: [MEANT] };
    }
    const rest = restAt(flat, at);
    if (rest !== undefined) return rest;
    if (!isBorder(wordAt(flat, at - 1))) return undefined;
    const slip = longestFirst(MISTAKE(flat.words, at)).find((one) => isWhole(flat, one) && one > at);
    if (slip !== undefined && isEnd(wordAt(flat, slip))) return { length: slip - at, put: [MEANT] };
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
const isEnd = (word: string | undefined): boolean => word === undefined || !/^\p{L}/u.test(word);

function valuesIn(flat: Flat, start: number, end: number): Item[] {
  const found: Item[] = [];
  for (let at = start; at < end; at += 1)
    if (flat.starts[at] === true && isValue(itemAt(flat, at))) found.push(itemAt(flat, at));
  return found;
}

/** The parts between marks; undefined when one of them is neither a change nor an explanation. */
function piecesOf(items: readonly Item[]): readonly Piece[] | undefined {
  const pieces: Piece[] = [];
  let part: Item[] = [];
  for (const item of [...items, END]) {
    const word = partOf(item);
    if (!BREAKS.has(word) && word !== ':' && item !== END) part.push(item);
    else if (part.length > 0) {
      const piece = part.some(isChange) ? withoutReason(part) : reasonOf(part);
      // "my boss wants: …" quotes what follows.
      if (piece === undefined || (word === ':' && piece.items.length === 0)) return undefined;
      pieces.push(piece);
      part = [];
    }
  }
  return pieces;
}

const END: Item = { is: 'mark', mark: '.', text: '.' };
const isAnnouncement = (item: Item): boolean => item.is === 'role' && item.raw === 'i meant';

function reasonOf(items: readonly Item[]): Piece | undefined {
  const shape = shapeOf(items);
  const isMistake = items.some(isAnnouncement) && explains(many(SOFT, STRONG, any('i meant')), shape);
  const isStrong = explains(many(SOFT, STRONG), shape) && shape.some((_, at) => STRONG(shape, at).length > 0);
  if (isMistake || isStrong || explains(many(SOFT), shape)) return { items, isMistake, isStrong };
  return explainsOnly(shape) ? { items: [], isMistake: false, isStrong: false } : undefined;
}

/** "make it 30 he paid for lunch": without the clause that says why. */
function withoutReason(items: readonly Item[]): Piece | undefined {
  const last = items.findLastIndex(isChange);
  for (let at = last + 1; at < items.length; at += 1) {
    const [start = ''] = shapeOf(items.slice(at));
    if (!SUBJECTS.has(start) || !explainsOnly(shapeOf(items.slice(at)))) continue;
    const rest = withoutSoftEnd(items.slice(0, at));
    if (corrects(shapeOf(rest))) return { items: rest, isMistake: false, isStrong: false };
  }
  return { items, isMistake: items.some(isAnnouncement), isStrong: false };
}

/** "make it 30 actually" */
function withoutSoftEnd(items: readonly Item[]): readonly Item[] {
  const last = items.at(-1);
  const isSoft = last !== undefined && !isChange(last) && explains(many(SOFT), shapeOf([last]));
  return isSoft ? withoutSoftEnd(items.slice(0, -1)) : items;
}

/** The values of a part; `isAnnounced`: the part says that they change something. */
function changeIn(items: readonly Item[], isMistaken: boolean) {
  const shape = shapeOf(items);
  const isAnnounced = corrects(shape);
  const bare = isMistaken || isAnnounced ? withoutCopula(items) : items;
  if (isAnnounced) return { items: values(items), isAnnounced };
  const isBare = explains(WANTED, shapeOf(bare));
  const asks = shape.some((word) => /^(?:please|pls|plz)$/.test(word)) && items.some(({ is }) => is === 'term');
  return isBare ? { items: values(bare), isAnnounced: isMistaken || asks } : undefined;
}

const COPULA = seq(many(SOFT), any('it is|that is|this is|it should be|so it is|make that'));
function withoutCopula(items: readonly Item[]): readonly Item[] {
  const flat = flatten(items);
  const end = longestFirst(COPULA(flat.words, 0)).find((one) => isWhole(flat, one) && one < flat.words.length);
  return end === undefined ? items : items.slice(flat.of[end]);
}

const values = (items: readonly Item[]): Item[] =>
  essentials(items).filter(
    (item) => item.is !== 'mark' && !(item.is === 'role' && ['correction', 'instead', 'no'].includes(item.role)),
  );

/** One value of a kind: of two, the person is asked which one. */
function isPlain(items: readonly Item[]): boolean {
  const kept = items.filter(isValue);
  const count = (test: (item: Item) => boolean) => kept.filter(test).length;
  return (
    count(({ is }) => is === 'amount') < 2 &&
    count(({ is }) => is === 'account') < 2 &&
    count((item) => item.is === 'term' && item.token !== undefined) < 2 &&
    count((item) => item.is === 'term' && item.token === undefined) < 2
  );
}

function readPlainly(items: readonly Item[], lexicon: Lexicon, open: OpenFrame): Reading | undefined {
  const reading = license(readMessage(items, lexicon, open), { items, shape: shapeOf(items), asks: false }, open);
  return reading.intent === open.intent && reading.problems.length === 0 ? reading : undefined;
}
