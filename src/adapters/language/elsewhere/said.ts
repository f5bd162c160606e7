import { partOf } from '../licence/shape.ts';
import type { Item } from '../tagger/item.ts';

const MANY = /^(?:an? )?(?:hundred|thousand|million|billion|zillion)s?$/;
const ORDINAL = /^(?:an? |one )?(?:third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|quarter)$/;

/**
 * The words of a message as one line, values as signs: `§all` everything, `§half` a share, `§part` one that may be an ordinal or an hour,
 * `§many` a round number that idioms have, `§n` any other amount, `□` a sign that may deny; the rest as in the licence's shape.
 */
export const lineOf = (items: readonly Item[]): string => items.map(signOf).join(' ');

function signOf(item: Item): string {
  if (item.is === 'sign') return item.text === '\u25A1' ? '□' : '';
  if (item.is !== 'amount') return partOf(item);
  if (item.amount.kind === 'max') return '§all';
  if (item.amount.kind === 'share') return ORDINAL.test(item.text) ? '§part' : '§half';
  return MANY.test(item.text) ? '§many' : '§n';
}
