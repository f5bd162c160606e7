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
  items
    .map((item, index) => (takesBack(item, items, index) ? CORRECTING : item))
    .filter((item, index) => {
      // An unknown name of a recipient is asked about.
      if (item.is === 'unknown') return isAddressed(items, index);
      if (item.is === 'sign') return false;
      if (item.is !== 'role') return true;
      // "raise it to 12" names an amount, not what it is changed into.
      if (item.role === 'to' && items[index + 1]?.is === 'amount' && items[index + 2]?.is !== 'term')
        return isSpoken(items);
      // "let 0x… have 5 usdc": what is had is what is to be sent.
      // "let us do 5 usdc …": nothing was said before that it could correct.
      if (item.role === 'correction' && !items.slice(0, index).some(isValue)) return false;
      if (item.role === 'own') return isSpoken(items) || !items.some(({ is }) => is === 'account');
      return KEPT.has(item.role) || isMarker(item.role) || isOpener(item.role);
    });

const isValue = ({ is }: Item): boolean => is === 'amount' || is === 'account' || is === 'term' || is === 'rate';

const CORRECTING: Item = { is: 'role', role: 'correction', text: '', raw: '' };

/** "5 usdc, scratch that, 6 usdc": of a request that says what it is instead, only what was said before is taken back. */
const takesBack = (item: Item, items: readonly Item[], index: number): boolean =>
  item.is === 'role' &&
  item.role === 'cancel' &&
  /^(?:scratch|scrap) that$/.test(item.raw) &&
  items.slice(index).some(({ is }) => is === 'amount' || is === 'account' || is === 'term');

/** "to bob", "to my bob": not a word behind an account. */
const isAddressed = (items: readonly Item[], index: number): boolean =>
  isRole(items[index - 1], 'to') ||
  (isRole(items[index - 2], 'to') && (isRole(items[index - 1], 'filler') || items[index - 1]?.is === 'unknown'));

/** A request of its own has a verb of moving, unlike "raise it to 12". */
const isSpoken = (items: readonly Item[]): boolean =>
  items.some((item) => item.is === 'role' && ['send', 'swap', 'buy', 'sell', 'bridge'].includes(item.role));
