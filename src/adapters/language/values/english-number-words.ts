import { plainDecimal, plusFraction, timesPowerOfTen } from '../../../domain/chat/decimal.ts';

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SMALL = new Map([
  ...UNITS.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, 20 + 10 * index] as const),
  // "twentyfive"
  ...TENS.flatMap((tens, index) =>
    UNITS.slice(1, 10).map((unit, ones) => [tens + unit, 21 + 10 * index + ones] as const),
  ),
  ['nought', 0],
  ['naught', 0],
  ['fiddy', 50],
]);
/** "oh" is a zero only behind a point: "one oh five" may be 1.05 or 105. */
const OH: ReadonlySet<string> = new Set(['oh', 'o']);
/** Larger than it, a number is not counted in dozens. */
const MOST_DOZENS = 99n;
const LARGE = new Map([
  ['thousand', 1000n],
  ['grand', 1000n],
  ['lakh', 100_000n],
  ['lakhs', 100_000n],
  ['million', 1_000_000n],
  ['crore', 10_000_000n],
  ['crores', 10_000_000n],
  ['billion', 1_000_000_000n],
]);
/** The zeros of a word behind a decimal: "one point five million". */
const zerosOf = (word: string | undefined): number | undefined => {
  const scale = LARGE.get(word ?? '');
  return scale === undefined ? undefined : scale.toString().length - 1;
};

export type SpokenNumber = Readonly<{ length: number; value: string | undefined }>;

const isNumberWord = (word: string | undefined): boolean =>
  word !== undefined && (SMALL.has(word) || LARGE.has(word) || word === 'hundred');

/** The number spelled at the start of `words`: how many words it has, and its value; undefined when they do not make a number. */
export function readSpokenNumber(words: readonly string[]): SpokenNumber | undefined {
  const article = words[0] === 'a' && (words[1] === 'hundred' || LARGE.has(words[1] ?? '')) ? 1 : 0;
  let at = article;
  const spelled: string[] = [];
  while (isNumberWord(words[at]) || (words[at] === 'and' && spelled.length > 0 && isNumberWord(words[at + 1]))) {
    if (words[at] !== 'and') spelled.push(words[at] ?? '');
    at += 1;
  }
  const whole = spelled.length === 0 ? undefined : wholeNumber(article === 1 ? ['one', ...spelled] : spelled);
  if (words[at] === 'dozen' && spelled.length > 0) return dozens(words, at, whole);
  if (words[at] === 'point') return decimals(words, at, spelled.length === 0 ? 0n : whole);
  if (spelled.length === 0) return undefined;
  if (words[at] === 'and' && words[at + 1] === 'a' && words[at + 2] === 'half')
    return scaled(words, at + 3, whole === undefined ? undefined : plusFraction(whole.toString(), 1, 2));
  return { length: at, value: whole?.toString() };
}

/** "two dozen". */
function dozens(words: readonly string[], at: number, count: bigint | undefined): SpokenNumber | undefined {
  const isCount = count !== undefined && count > 0n && count <= MOST_DOZENS && !isNumberWord(words[at + 1]);
  return { length: at + 1, value: isCount ? (count * 12n).toString() : undefined };
}

/** "point oh five", "one point seventy five", "two point five million". */
function decimals(words: readonly string[], point: number, whole: bigint | undefined): SpokenNumber | undefined {
  let at = point + 1;
  let digits = '';
  const tens = twoDigits(words, at);
  if (tens !== undefined) [digits, at] = [tens.digits, at + tens.length];
  else
    for (let digit = digitOf(words[at]); digit !== undefined; digit = digitOf(words[at]))
      [digits, at] = [digits + digit, at + 1];
  if (digits === '') return undefined;
  return scaled(words, at, whole === undefined ? undefined : plainDecimal(whole.toString(), digits));
}

function digitOf(word = ''): string | undefined {
  if (OH.has(word)) return '0';
  const value = SMALL.get(word);
  return value !== undefined && value < 10 ? String(value) : undefined;
}

/** "twenty five", "fifty", "twelve". */
function twoDigits(words: readonly string[], at: number): { digits: string; length: number } | undefined {
  const value = SMALL.get(words[at] ?? '') ?? 0;
  if (value < 10) return undefined;
  const unit = value >= 20 ? (SMALL.get(words[at + 1] ?? '') ?? 0) : 0;
  const hasUnit = unit > 0 && unit < 10;
  return { digits: String(hasUnit ? value + unit : value), length: hasUnit ? 2 : 1 };
}

/** A decimal with the scale behind it. Another number behind it makes it unclear. */
function scaled(words: readonly string[], at: number, value: string | undefined): SpokenNumber {
  const zeros = zerosOf(words[at]);
  const end = zeros === undefined ? at : at + 1;
  const isWhole = !isNumberWord(words[end]);
  return { length: end, value: value !== undefined && isWhole ? timesPowerOfTen(value, zeros ?? 0) : undefined };
}

/** Undefined for words that do not make a number: `two three`, `million thousand`. */
function wholeNumber(words: readonly string[]): bigint | undefined {
  let total = 0n;
  let group: bigint | undefined;
  let smallest = 10n ** 12n;
  let last: 'none' | 'tens' | 'units' | 'hundred' = 'none';
  for (const word of words) {
    const scale = LARGE.get(word);
    if (scale !== undefined) {
      // "thousand usdc" is one thousand.
      if ((group === undefined && words.length > 1) || scale >= smallest) return undefined;
      total += (group ?? 1n) * scale;
      [smallest, group, last] = [scale, undefined, 'none'];
    } else if (word === 'hundred') {
      if (group === undefined || group === 0n || group >= 100n) return undefined;
      [group, last] = [group * 100n, 'hundred'];
    } else {
      const value = BigInt(SMALL.get(word) ?? 0);
      const kind = value >= 20n ? 'tens' : 'units';
      const fits =
        last === 'none' || last === 'hundred' || (last === 'tens' && kind === 'units' && value > 0n && value < 10n);
      if (!fits) return undefined;
      [group, last] = [(group ?? 0n) + value, kind];
    }
  }
  return total + (group ?? 0n);
}
