import { type Piece, textOf } from '../translation/piece.ts';
import { spelledValue, withNumerals } from '../translation/spelled-numbers.ts';

const isDigit = (piece: Piece | undefined): boolean => textOf(piece) === 'zero' || spelledValue(piece) !== undefined;
const digitsOf = (piece: Piece): string => (textOf(piece) === 'zero' ? '0' : (spelledValue(piece) ?? ''));

/** "zero point one five", "zero point thirty five": decimals that are spelled, as numerals. */
export function withDecimals(pieces: readonly Piece[]): Piece[] {
  const at = pieces.findIndex((piece) => textOf(piece) === 'point');
  if (at < 1) return withNumerals(pieces);
  let [start, end] = [at, at + 1];
  while (isDigit(pieces[start - 1])) start -= 1;
  while (isDigit(pieces[end])) end += 1;
  const whole = numberIn(pieces.slice(start, at));
  const fraction = fractionOf(pieces.slice(at + 1, end));
  if (whole === undefined || fraction === undefined) return withNumerals(pieces);
  const value = `${whole}.${fraction}`;
  const numeral: Piece = { is: 'number', numeral: { kind: 'exact', value }, written: value };
  return [...withNumerals(pieces.slice(0, start)), numeral, ...withNumerals(pieces.slice(end))];
}

function numberIn(pieces: readonly Piece[]): string | undefined {
  const [only, more] = withNumerals(pieces);
  if (only === undefined || more !== undefined) return undefined;
  if (!('english' in only))
    return only.is === 'number' && only.numeral.kind === 'exact' ? only.numeral.value : undefined;
  return digitsOf(only);
}

/** Zeros, and then digits one by one or one number. Undefined where they may be read in two ways: "twenty one zero". */
function fractionOf(pieces: readonly Piece[]): string | undefined {
  const first = pieces.findIndex((piece) => textOf(piece) !== 'zero');
  if (pieces.length === 0 || first < 0) return undefined;
  const rest = pieces.slice(first);
  const digits = rest.map(digitsOf);
  const number = digits.every((digit) => digit.length === 1) ? digits.join('') : numberIn(rest);
  const fraction = number && `${'0'.repeat(first)}${number}`.replace(/0+$/, '');
  return fraction || undefined;
}
