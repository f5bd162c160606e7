import type { Item } from '../tagger/item.ts';
import { type Flat, flatten, itemAt } from './flat.ts';

/** How many words are taken out, and what is put in their place. */
export type Found = Readonly<{ length: number; put?: readonly Item[] }>;

/** Takes out, or replaces, what `find` finds, from left to right. Only whole items are taken. */
export function cut(items: readonly Item[], find: (flat: Flat, at: number) => Found | undefined): Item[] {
  const flat = flatten(items);
  const kept: Item[] = [];
  for (let at = 0; at < flat.words.length; ) {
    const starts = flat.starts[at] === true;
    const found = starts ? find(flat, at) : undefined;
    if (found === undefined) {
      if (starts) kept.push(itemAt(flat, at));
      at += 1;
    } else {
      kept.push(...(found.put ?? []));
      at += found.length;
    }
  }
  return kept;
}

export const wordAt = ({ words }: Flat, at: number): string | undefined => words[at];

export const longestFirst = (ends: readonly number[]): number[] => [...ends].sort((a, b) => b - a);

/** Whether no item is cut in two there. */
export const isWhole = (flat: Flat, at: number): boolean => at === flat.words.length || flat.starts[at] === true;
