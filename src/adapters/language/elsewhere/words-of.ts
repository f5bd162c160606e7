import { partOf } from '../licence/shape.ts';
import type { Item } from '../tagger/item.ts';

/**
 * The words of a message as one text: as in `shapeOf`, with `§m` for everything and `§h` for a share, and with a full stop for a line
 * break. It ends and begins with a space, so that every word can be found between two.
 */
export const wordsOf = (items: readonly Item[]): string => ` ${items.map(wordOf).join(' ').replaceAll(/\s+/g, ' ')} `;

function wordOf(item: Item): string {
  if (item.is === 'amount' && item.amount.kind === 'max') return '§m';
  if (item.is === 'amount' && item.amount.kind === 'share') return ORDINAL.test(item.text) ? '§o' : '§h';
  return item.is === 'sign' ? item.text : partOf(item);
}
/** "the third" counts a place and no share. */
const ORDINAL = /^(?:the )?(?:third|fourth|fifth|tenth|hundredth)$/i;

/** Any value, an amount, and a token or network, in such a text. */
export const VALUE = '§[nmhrtcbka]';
export const AMOUNT = '§[nmhr]';
export const NAME = '§[tcb]';
/** Where a clause begins and ends. */
export const BEGIN =
  '(?:^ |[,.!;:(\\-–] )(?:(?:ok|okay|oh|so|well|and|but|hey|thanks|sorry|no|yes|yeah|please|hmm|actually) )*';
export const END = '(?=(?:please|pls|thanks|now|then|today) |[,.!?;:)\\-–] |$)';
