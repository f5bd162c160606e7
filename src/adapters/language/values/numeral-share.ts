import type { Item } from '../text/item.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { matchTerm } from '../text/match-term.ts';

const OWNED = new Set(['my', 'our']);
/** "of the balance", "of everything": of all that there is. */
const IS_ALL =
  /^of (?:(?:the |my |our |all |it )*(?:balance|wallet|holdings|funds|everything|all)|what (?:i|we) (?:have|own|hold))(?: |$)/;
const ONE = new Set(['a', 'an', 'one']);

/**
 * What digits before "of" count: "1/2 of my eth" is a share of the balance, "0.5 of my eth" and "80 worth of eth" may be one thing or another, and
 * "50% of an eth" has no reading. Anything else stays as it was read.
 */
export function beforeOf(item: Item, written: string, words: readonly string[], lexicon: Lexicon): Item {
  const [of, next = '', ...rest] = words;
  const half = /^(\d{1,6})\/(\d{1,6})$/.exec(written);
  // "1/2 my eth"
  if (half !== null && item.is === 'amount' && of !== undefined && OWNED.has(of))
    return { ...item, amount: { kind: 'share', part: Number(half[1]), of: Number(half[2]) } };
  const isAll = half !== null && item.is === 'amount' && IS_ALL.test(words.slice(0, 6).join(' '));
  if (isAll) return { ...item, amount: { kind: 'share', part: Number(half[1]), of: Number(half[2]) } };
  if (of === 'worth') return worth(item, words, lexicon);
  if (of !== 'of') return item;
  if (item.is === 'rate' && ONE.has(next) && matchTerm(rest, lexicon))
    return { ...item, bps: Number.NaN, amount: { kind: 'malformed' } };
  if (item.is !== 'amount' || item.amount.kind !== 'exact' || !OWNED.has(next)) return item;
  if (half !== null) return { ...item, amount: { kind: 'share', part: Number(half[1]), of: Number(half[2]) } };
  const { value } = item.amount;
  if (!value.startsWith('0.')) return item;
  return { ...item, amount: { kind: 'unclear', options: [value, `${value} times the balance`] } };
}

/** "80 worth of aave" may count dollars or the token. */
function worth(item: Item, words: readonly string[], lexicon: Lexicon): Item {
  const named = words.slice(/^(?:of|in)$/.test(words[1] ?? '') ? 2 : 1);
  const isNamed = matchTerm(OWNED.has(named[0] ?? '') ? named.slice(1) : named, lexicon) !== undefined;
  if (!isNamed || item.is !== 'amount' || item.amount.kind !== 'exact') return item;
  const { value } = item.amount;
  return { ...item, amount: { kind: 'unclear', options: [`$${value}`, value] } };
}
