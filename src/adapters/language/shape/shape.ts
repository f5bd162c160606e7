import type { Item } from '../tagger/item.ts';

/**
 * The words of a text, with every value replaced by a letter for its kind: send §n §t to §a.
 * `§n` amount, `§r` percentage, `§t` token, `§c` network, `§b` a name of both, `§k` a token's contract, `§a` account.
 * Words stand as they were typed, without corrections. Whatever has no place in a request is `§x`.
 */
export const shapeOf = (items: readonly Item[]): string[] =>
  items.flatMap((item, at) => (isNamed(items, at) ? ['§w'] : isIdiom(items, at) ? ['all'] : partOf(item).split(' ')));

/** "after all", "at all" count nothing. */
function isIdiom(items: readonly Item[], at: number): boolean {
  const [before, item] = [items[at - 1], items[at]];
  return item?.is === 'amount' && item.text === 'all' && before?.is === 'role' && /^(?:after|at)$/.test(before.raw);
}

/** An unknown word directly after "to", or after one that is. */
function isNamed(items: readonly Item[], at: number): boolean {
  if (items[at]?.is !== 'unknown') return false;
  const before = items[at - 1];
  if (before?.is === 'unknown') return isNamed(items, at - 1);
  if (before?.is !== 'role') return false;
  return before.role === 'to' || (/^(?:my|the|our)$/.test(before.raw) && isTo(items[at - 2]));
}

const isTo = (item: Item | undefined): boolean => item?.is === 'role' && item.role === 'to';

export function partOf(item: Item): string {
  switch (item.is) {
    case 'role':
    case 'unknown':
      return item.raw;
    case 'amount':
      return '§n';
    case 'rate':
      return '§r';
    case 'term':
      if (item.unsupported) return '§x';
      return item.token !== undefined && item.chain !== undefined ? '§b' : item.token !== undefined ? '§t' : '§c';
    case 'account':
      return item.foreign ? '§x' : item.token !== undefined ? '§k' : '§a';
    // The reading reports what is wrong with it.
    case 'invalid':
      return '§a';
    case 'mark':
      return item.text.trim() === '' ? '.' : item.text;
    default:
      return '§x';
  }
}
