import { isRole } from '../parser/segments.ts';
import type { Item } from '../tagger/item.ts';

const split = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const REFERENCES = split('invoice inv bill ref reference po receipt memo ticket order');
const NUMBERED = split('number no nr num');
const OWNERS = split('the my our his her their last this your a an some');
const PURPOSES = split(
  `rent lunch dinner breakfast brunch coffee drinks beer beers pizza food groceries ticket tickets concert cinema movie movies taxi
cab ride uber birthday wedding gift present party holiday trip hotel flight flights room books course lessons class work job services
service consulting design logo invoice bill bills utilities electricity water heating internet phone subscription membership dues
charity salary wages payroll bonus refund damage cleaning repairs repair haircut babysitting gardening parking fuel petrol`.replace(
    /\n/g,
    ' ',
  ),
);

const wordOf = (item: Item | undefined): string => (item?.is === 'role' || item?.is === 'unknown' ? item.raw : '');
const isCount = (item: Item | undefined): boolean => item?.is === 'amount' && item.amount.kind === 'exact';
const isBreak = (item: Item | undefined): boolean => item === undefined || item.is === 'mark';

/**
 * The items without what only says why: "for the 2 concert tickets", ", invoice 2291". Every word of such a part is known, so
 * that a condition or a denial cannot hide in it.
 */
export function withoutAsides(items: readonly Item[]): Item[] {
  const kept: Item[] = [];
  for (let at = 0; at < items.length; ) {
    const length = referenceAt(items, at) || purposeAt(items, at);
    if (length === 0) kept.push(items[at] as Item);
    at += Math.max(length, 1);
  }
  return kept;
}

/** "invoice 2291", "for order no 12": the number ends its part of the sentence, so it counts no token. */
function referenceAt(items: readonly Item[], start: number): number {
  let at = isRole(items[start], 'for') ? start + 1 : start;
  if (OWNERS.has(wordOf(items[at]))) at += 1;
  if (!REFERENCES.has(wordOf(items[at]))) return 0;
  at += 1;
  if (NUMBERED.has(wordOf(items[at]))) at += 1;
  return isCount(items[at]) && isBreak(items[at + 1]) ? at + 1 - start : 0;
}

/** "for lunch", "for the 2 concert tickets": at the border of a part of the sentence, not between its values. */
function purposeAt(items: readonly Item[], start: number): number {
  if (!isRole(items[start], 'for')) return 0;
  let at = start + 1;
  if (OWNERS.has(wordOf(items[at]))) at += 1;
  if (isCount(items[at]) && PURPOSES.has(wordOf(items[at + 1]))) at += 1;
  const first = at;
  while (PURPOSES.has(wordOf(items[at]))) at += 1;
  const isAtBorder = isBreak(items[start - 1]) || isBreak(items[at]);
  return at > first && isAtBorder ? at - start : 0;
}
