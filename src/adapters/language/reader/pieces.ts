import { isWhole, longestFirst } from '../context/cut.ts';
import { explainsOnly } from '../context/explaining.ts';
import { flatten } from '../context/flat.ts';
import { isValue } from '../context/second-thoughts.ts';
import { CARRIER, HESITATION, SOFT, STRONG } from '../context/soft-words.ts';
import { corrects } from '../licence/licence.ts';
import { any, explains, many } from '../licence/pattern.ts';
import { partOf, shapeOf } from '../licence/shape.ts';
import type { Item } from '../tagger/item.ts';

const BREAKS: ReadonlySet<string> = new Set([',', '.', '!', ';', '\n', '-', '->']);
/** Where a clause begins that says why. */
const SUBJECTS: ReadonlySet<string> = new Set(
  'he she they we i it this that because since as cause cuz coz my the there gas fees his her'.split(' '),
);

/**
 * A part of a message: one with a value, one that admits a mistake, one with a word of second thought, or one that says nothing.
 * What only says why has no items.
 */
export type Piece = Readonly<{ items: readonly Item[]; isMistake: boolean; isStrong: boolean }>;

export const isChange = (item: Item): boolean =>
  isValue(item) || ((item.is === 'role' || item.is === 'unknown') && /^(?:double|triple|halve|half)\b/.test(item.raw));

/** The parts between marks; undefined when one of them is neither a change nor an explanation. */
export function piecesOf(items: readonly Item[]): readonly Piece[] | undefined {
  const pieces: Piece[] = [];
  let part: Item[] = [];
  for (const item of [...items, END]) {
    const word = partOf(item);
    if (!BREAKS.has(word) && word !== ':' && item !== END) part.push(item);
    else if (part.length > 0) {
      const piece = part.some(isChange) ? withoutReason(withoutHesitation(part)) : reasonOf(part);
      // "my boss wants: …" quotes what follows.
      if (piece === undefined || (word === ':' && piece.items.length === 0)) return undefined;
      pieces.push(piece);
      part = [];
    }
  }
  return pieces;
}

const END: Item = { is: 'mark', mark: '.', text: '.' };
export const isAnnouncement = (item: Item): boolean => item.is === 'role' && item.raw === 'i meant';

function reasonOf(items: readonly Item[]): Piece | undefined {
  const shape = shapeOf(items);
  const isMistake = items.some(isAnnouncement) && explains(many(SOFT, STRONG, any('i meant')), shape);
  const isStrong = explains(many(SOFT, STRONG), shape) && shape.some((_, at) => STRONG(shape, at).length > 0);
  if (isMistake || isStrong || explains(many(SOFT, CARRIER), shape)) return { items, isMistake, isStrong };
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

function withoutHesitation(items: readonly Item[]): readonly Item[] {
  const flat = flatten(items);
  const end = longestFirst(HESITATION(flat.words, 0)).find((one) => isWhole(flat, one) && one < flat.words.length);
  return end === undefined ? items : items.slice(flat.of[end]);
}
