import { plainDecimal, plusFraction } from '../../../domain/chat/decimal.ts';

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SMALL = new Map([
  ...UNITS.map((word, value) => [word, value] as const),
  ...TENS.map((word, index) => [word, 20 + 10 * index] as const),
]);
const LARGE = new Map([
  ['thousand', 1000n],
  ['grand', 1000n],
  ['million', 1_000_000n],
  ['billion', 1_000_000_000n],
]);

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
  if (words[at] === 'point') return decimals(words, at, spelled.length === 0 ? 0n : whole);
  if (spelled.length === 0) return undefined;
  if (words[at] === 'and' && words[at + 1] === 'a' && words[at + 2] === 'half')
    return { length: at + 3, value: whole === undefined ? undefined : plusFraction(whole.toString(), 1, 2) };
  return { length: at, value: whole?.toString() };
}

function decimals(words: readonly string[], point: number, whole: bigint | undefined): SpokenNumber | undefined {
  let at = point + 1;
  let digits = '';
  for (; (SMALL.get(words[at] ?? '') ?? 10) < 10; at += 1) digits += SMALL.get(words[at] ?? '');
  if (digits === '') return undefined;
  return { length: at, value: whole === undefined ? undefined : plainDecimal(whole.toString(), digits) };
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
