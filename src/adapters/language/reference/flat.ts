import { partOf } from '../shape/shape.ts';
import type { Item } from '../tagger/item.ts';

/** The words of items, each with the item that it belongs to. */
export type Flat = Readonly<{
  items: readonly Item[];
  words: readonly string[];
  /** The index of the item of each word. */
  of: readonly number[];
  /** Whether an item starts with the word. */
  starts: readonly boolean[];
}>;

export function flatten(items: readonly Item[]): Flat {
  const words: string[] = [];
  const of: number[] = [];
  const starts: boolean[] = [];
  for (const [index, item] of items.entries())
    for (const [at, word] of wordsOf(item).entries()) {
      words.push(word);
      of.push(index);
      starts.push(at === 0);
    }
  return { items, words, of, starts };
}

const wordsOf = (item: Item): string[] => (item.is === 'sign' && item.text === '#' ? ['§#'] : partOf(item).split(' '));

export function itemAt({ items, of }: Flat, at: number): Item {
  const item = items[of[at] ?? -1];
  if (item === undefined) throw new RangeError('no item at this place');
  return item;
}
