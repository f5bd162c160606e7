import { plusFraction } from '../../../domain/chat/decimal.ts';
import type { AmountReading, Item } from '../text/lexeme.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { matchTerm } from '../text/match-term.ts';

const PARTS: Readonly<Record<string, number>> = {
  ...{ half: 2, third: 3, quarter: 4, fourth: 4, fifth: 5, sixth: 6, seventh: 7, eighth: 8, ninth: 9, tenth: 10 },
  ...{ twentieth: 20, hundredth: 100, thousandth: 1000 },
};
const COUNTS = 'a one two three four five six seven eight nine'.split(' ');
const ONE = new Set(['a', 'an', 'one']);
const MULTIPLES: Readonly<Record<string, number>> = { dozen: 12, thousand: 1000, grand: 1000, million: 1_000_000 };

type Fraction = Readonly<{ part: number; of: number; text: string; length: number }>;
type Found = Readonly<{ item: Item; length: number }>;

/**
 * "half of my eth" is a share of the balance, "half an eth" and "a tenth of one eth" count the token, "half a percent" is a
 * rate. "half eth" and "a tenth of eth" may mean either of the first two, so they are reported as unclear.
 */
export function readFractionWords(words: readonly string[], lexicon: Lexicon): Found | undefined {
  const fraction = fractionAt(words);
  if (fraction === undefined) return undefined;
  const { part, of, text, length } = fraction;
  const at = words[length] === 'of' ? length + 1 : length;
  const found = (amount: AmountReading, end: number): Found => ({ item: { is: 'amount', amount, text }, length: end });
  const isTokenAt = (start: number) => start < words.length && matchTerm(words.slice(start), lexicon) !== undefined;
  const next = words[at] ?? '';
  const unit = words[at + 1] ?? '';
  if (ONE.has(next) && unit === 'percent')
    return { item: { is: 'rate', bps: (100 * part) / of, amount: { kind: 'malformed' }, text }, length: at + 2 };
  if (ONE.has(next) && isTokenAt(at + 1)) return found(counted(part, of), at + 1);
  const multiple = next === 'a' ? MULTIPLES[unit] : MULTIPLES[next];
  if (multiple !== undefined) return found(counted(part * multiple, of), next === 'a' ? at + 2 : at + 1);
  if (isTokenAt(at)) return found({ kind: 'unclear', options: bothOf(fraction) }, length);
  return found({ kind: 'share', part, of }, length);
}

/** "half", "a tenth", "three quarters". */
function fractionAt(words: readonly string[]): Fraction | undefined {
  const [first = '', second = ''] = words;
  const count = COUNTS.indexOf(first === 'an' ? 'a' : first);
  const name = count < 0 ? first : second;
  const part = Math.max(count, 1);
  const of = PARTS[part > 1 ? name.replace(/s$/, '') : name];
  // "third wallet" is an ordinal, like every other name of a part without a count.
  if (of === undefined || (count < 0 && of > 4)) return undefined;
  return { part, of, text: count < 0 ? name : `${first} ${name}`, length: count < 0 ? 1 : 2 };
}

/** A third has no decimal. */
function counted(part: number, of: number): AmountReading {
  const value = plusFraction(String(Math.floor(part / of)), part % of, of);
  return value === undefined ? { kind: 'malformed' } : { kind: 'exact', value };
}

function bothOf({ part, of, text }: Fraction): string[] {
  const amount = counted(part, of);
  return [amount.kind === 'exact' ? amount.value : `${part}/${of}`, `${text} of the balance`];
}

const OWNED = new Set(['my', 'our']);
/** "of the balance", "of everything": of all that there is. */
const IS_ALL =
  /^of (?:(?:the |my |our |all |it )*(?:balance|wallet|holdings|funds|everything|all)|what (?:i|we) (?:have|own|hold))(?: |$)/;

/**
 * What digits before "of" count: "1/2 of my eth" is a share of the balance, "0.5 of my eth" and "80 worth of eth" may be one thing or another, and
 * "50% of an eth" has no reading. Anything else stays as it was read.
 */
export function beforeOf(item: Item, written: string, words: readonly string[], lexicon: Lexicon): Item {
  const [of, next = '', ...rest] = words;
  const half = /^(\d{1,6})\/(\d{1,6})$/.exec(written);
  // "1/2 my eth"
  const isOwned = (of !== undefined && OWNED.has(of)) || (of === 'of' && OWNED.has(next));
  if (half !== null && item.is === 'amount' && (isOwned || IS_ALL.test(words.slice(0, 6).join(' '))))
    return { ...item, amount: { kind: 'share', part: Number(half[1]), of: Number(half[2]) } };
  if (of === 'worth') return worth(item, words, lexicon);
  if (of !== 'of') return item;
  if (item.is === 'rate' && ONE.has(next) && matchTerm(rest, lexicon))
    return { ...item, bps: Number.NaN, amount: { kind: 'malformed' } };
  if (item.is !== 'amount' || item.amount.kind !== 'exact' || !OWNED.has(next)) return item;
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
