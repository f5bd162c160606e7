import { cut } from '../context/cut.ts';
import { type Flat, itemAt } from '../context/flat.ts';
import type { Item } from '../tagger/item.ts';

const isExact = (item: Item | undefined): item is Extract<Item, { is: 'amount' }> =>
  item?.is === 'amount' && item.amount.kind === 'exact';
const isAll = (item: Item | undefined): boolean => item?.is === 'amount' && item.amount.kind === 'max';

/** "1 whole eth", and "all 1,100" or "the whole 1,100" of 1,100 that were named before: the number is the amount. */
export const withOneCount = (items: readonly Item[]): Item[] => cut(items, countAt);

function countAt(flat: Flat, at: number): { length: number } | undefined {
  const item = itemAt(flat, at);
  if (!isAll(item) || flat.words[at] !== '§n') return undefined;
  const index = flat.of[at] ?? 0;
  const [before, after] = [flat.items[index - 1], flat.items[index + 1]];
  if (isExact(before) && item.is === 'amount' && /^(?:whole|full)$/.test(item.text)) return { length: 1 };
  if (!isExact(after)) return undefined;
  const isNamed = flat.items.slice(0, index).some((one) => isExact(one) && one.text === after.text);
  return isNamed ? { length: 1 } : undefined;
}
