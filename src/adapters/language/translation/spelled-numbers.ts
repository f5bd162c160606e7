import { plusFraction, timesPowerOfTen } from '../../../domain/chat/decimal.ts';
import type { Lexeme } from '../lexer/lexeme.ts';
import type { Piece } from './piece.ts';

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const VALUES: ReadonlyMap<string, number> = new Map([
  ...ONES.map((word, value) => [word, value] as const),
  ...TENS.flatMap((ten, at) => [
    [ten, 20 + 10 * at] as const,
    ...ONES.slice(1, 10).map((one, index) => [`${ten} ${one}`, 21 + 10 * at + index] as const),
  ]),
  ...ONES.slice(1, 10).map((one, index) => [`${one} hundred`, 100 * (index + 1)] as const),
  ['hundred', 100],
]);
const SCALES: ReadonlyMap<string, number> = new Map([
  ['thousand', 3],
  ['million', 6],
]);

type Found = Readonly<{ value: string; length: number }>;

/** Numbers that are spelled with several words as numerals: "mil quinientos" is 1500, "2 mil" is 2000, "iki buçuk" is 2.5. */
export function withNumerals(pieces: readonly Piece[]): Piece[] {
  const read: Piece[] = [];
  for (let at = 0; at < pieces.length; ) {
    const found = numeralAt(pieces, at);
    if (found === undefined) read.push(pieces[at] as Piece);
    else read.push({ is: 'number', numeral: { kind: 'exact', value: found.value }, written: found.value });
    at += found?.length ?? 1;
  }
  return read;
}

function numeralAt(pieces: readonly Piece[], start: number): Found | undefined {
  const written = exactOf(pieces[start]);
  if (written !== undefined) {
    const scale = SCALES.get(textOf(pieces[start + 1]));
    return scale === undefined ? undefined : { value: timesPowerOfTen(written, scale), length: 2 };
  }
  let [total, group, at] = [0n, undefined as number | undefined, start];
  let smallest = 12;
  for (; ; at += 1) {
    const text = textOf(pieces[at]);
    if (text === 'and' && at > start && isPart(pieces[at + 1])) continue;
    const scale = SCALES.get(text);
    const value = VALUES.get(text);
    if (scale !== undefined && scale < smallest && (group !== undefined || at === start)) {
      total += BigInt(group ?? 1) * 10n ** BigInt(scale);
      [group, smallest] = [undefined, scale];
    } else if (value !== undefined) {
      const next = joined(group, value);
      if (next === undefined) return undefined;
      group = next;
    } else break;
  }
  if (at === start || SCALES.has(textOf(pieces[at]))) return undefined;
  const whole = (total + BigInt(group ?? 0)).toString();
  if (textOf(pieces[at]) !== 'and a half') return at - start < 2 ? undefined : { value: whole, length: at - start };
  const half = plusFraction(whole, 1, 2);
  return half === undefined ? undefined : { value: half, length: at - start + 1 };
}

/** The number below 1000 that a further part makes; undefined where they do not follow each other: "two three". */
function joined(group: number | undefined, value: number): number | undefined {
  if (group === undefined) return value;
  if (value === 100) return group > 1 && group < 10 ? group * 100 : undefined;
  if (value >= 100) return undefined;
  const rest = group % 100;
  if (rest === 0) return group + value;
  return rest >= 20 && rest % 10 === 0 && value < 10 ? group + value : undefined;
}

/** Whether a piece is a number in words. */
export const isSpelled = (piece: Piece | undefined): boolean => VALUES.has(textOf(piece)) || SCALES.has(textOf(piece));
/** The value of one word for a number below 1000. */
export const spelledValue = (piece: Piece | undefined): string | undefined => VALUES.get(textOf(piece))?.toString();
const isPart = (piece: Piece | undefined): boolean => VALUES.has(textOf(piece));

const exactOf = (piece: Piece | undefined): string | undefined => {
  const lexeme: Lexeme | undefined = piece === undefined || 'english' in piece ? undefined : piece;
  if (lexeme?.is !== 'number' || lexeme.currency !== undefined || lexeme.numeral.kind !== 'exact') return undefined;
  return lexeme.numeral.value;
};

const textOf = (piece: Piece | undefined): string =>
  piece !== undefined && 'english' in piece ? piece.english.join(' ') : '';
