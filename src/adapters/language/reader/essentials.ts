import { isRole } from '../parser/segments.ts';
import { isMarker, isOpener } from '../parser/sentence.ts';
import type { Item } from '../tagger/item.ts';
import type { Role } from '../words/roles.ts';

const KEPT: ReadonlySet<Role> = new Set([
  ...(['of', 'worth', 'worth-of', 'it', 'asset', 'place', 'chain-noun', 'slippage', 'amount-noun'] as const),
  ...(['not', 'no', 'correction', 'instead', 'usd', 'eur', 'gbp', 'percent', 'bps', 'filler'] as const),
]);

/** The items of a text whose every word has a place, without the words that say nothing about the request. */
export const essentials = (items: readonly Item[]): Item[] =>
  items.filter((item, index) => {
    // An unknown name of a recipient is asked about.
    if (item.is === 'unknown') return isRole(items[index - 1], 'to') || isRole(items[index - 2], 'to');
    if (item.is === 'sign') return false;
    if (item.is !== 'role') return true;
    // "raise it to 12" names an amount, not what it is changed into.
    if (item.role === 'to' && items[index + 1]?.is === 'amount' && items[index + 2]?.is !== 'term')
      return isSpoken(items);
    return KEPT.has(item.role) || isMarker(item.role) || isOpener(item.role);
  });

/** A request of its own has a verb of moving, unlike "raise it to 12". */
const isSpoken = (items: readonly Item[]): boolean =>
  items.some((item) => item.is === 'role' && ['send', 'swap', 'buy', 'sell', 'bridge'].includes(item.role));
