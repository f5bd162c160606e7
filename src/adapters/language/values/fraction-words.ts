import { plusFraction } from '../../../domain/chat/decimal.ts';
import type { AmountReading, Item } from '../text/item.ts';
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
