import { plainDecimal, timesPowerOfTen } from '../../../domain/chat/decimal.ts';
import type { NumberWord } from './number-words.ts';

/** A word of a number, or digits. */
export type NumberPart = NumberWord | Readonly<{ is: 'digits'; value: string }>;

/** How languages differ: whether units stand before tens ("ein und zwanzig"), multiply twenty, or are followed by a bare half. */
type Rules = Readonly<{ reversed?: true; vigesimal?: true; bareHalf?: true }>;
const RULES: Readonly<Record<string, Rules>> = {
  de: { reversed: true },
  fr: { vigesimal: true },
  tr: { bareHalf: true },
};

type Step = Readonly<{ value: number; length: number }>;

/**
 * The value of a number that all of the words spell, as a decimal; undefined where a word is left over, or where they have another reading
 * ("mil y medio": 1000.5 or 1500).
 */
export function readNumber(parts: readonly NumberPart[], language: string): string | undefined {
  const rules = RULES[language] ?? {};
  const point = parts.findIndex(({ is }) => is === 'point');
  if (point < 0) return wholeOrHalf(parts, rules);
  const whole = wholeOrHalf(parts.slice(0, point), rules);
  const fraction = decimalsOf(parts.slice(point + 1), rules);
  return whole === undefined || whole.includes('.') || fraction === undefined
    ? undefined
    : plainDecimal(whole, fraction);
}

/** Zeros, and then digits one by one or one number: "cero cinco", "dos cinco", "veinticinco". */
function decimalsOf(parts: readonly NumberPart[], rules: Rules): string | undefined {
  const zeros = parts.findIndex((part) => !(part.is === 'unit' && part.value === 0));
  if (zeros < 0) return undefined;
  const rest = parts.slice(zeros);
  const digits = rest.map((part) => (part.is === 'unit' && part.value < 10 ? part.value : part.is === 'one' ? 1 : -1));
  const [first] = rest;
  if (first?.is === 'digits')
    return rest.length === 1 && /^\d+$/.test(first.value) ? '0'.repeat(zeros) + first.value : undefined;
  const said = digits.includes(-1) ? wholeOrHalf(rest, rules) : digits.join('');
  return said === undefined || said.length > 3 || said.includes('.') ? undefined : '0'.repeat(zeros) + said;
}

function wholeOrHalf(parts: readonly NumberPart[], rules: Rules): string | undefined {
  const [first] = parts;
  if (first?.is === 'unit' && first.value === 0) return parts.length === 1 ? '0' : undefined;
  return first?.is === 'digits' ? scaledDigits(first.value, parts.slice(1), rules) : spelledOut(parts, rules);
}

/** "2 mil", "2 millones y medio", "2 y medio". */
function scaledDigits(value: string, rest: readonly NumberPart[], rules: Rules): string | undefined {
  const [next] = rest;
  if (next === undefined) return value;
  if (isHalf(rest, rules)) return value.includes('.') ? undefined : plainDecimal(value, '5');
  if (next.is !== 'scale') return undefined;
  if (rest.length === 1) return timesPowerOfTen(value, next.power);
  const isHalved = next.power === 6 && !value.includes('.') && !rules.bareHalf && isHalf(rest.slice(1), rules);
  return isHalved ? timesPowerOfTen(`${value}.5`, 6) : undefined;
}

/** In halves, so that every value is whole. */
function spelledOut(parts: readonly NumberPart[], rules: Rules): string | undefined {
  let [total, at, smallest] = [0n, 0, 12];
  while (at < parts.length) {
    if (at > 0 && parts[at]?.is === 'and') at += 1;
    const group = halvesAt(parts, at, rules);
    const scale = parts[at + (group?.length ?? 0)];
    if (scale?.is === 'scale' && scale.power < smallest && (group !== undefined || scale.power === 3)) {
      // "un mille", "bir bin" are not said.
      if (group?.isWhole || (scale.power === 3 && parts[at]?.is === 'one' && !rules.reversed)) return undefined;
      at += (group?.length ?? 0) + 1;
      total += BigInt(group?.value ?? 2) * 10n ** BigInt(scale.power);
      smallest = scale.power;
      const rest = parts.slice(at);
      if (smallest === 6 && !rules.bareHalf && isHalf(rest, rules)) return asDecimal(total + 10n ** 6n);
      continue;
    }
    if (group === undefined || at + group.length < parts.length) return undefined;
    // "dos mil y medio" has two readings.
    if (smallest < 12 && group.value % 2 === 1) return undefined;
    if (BigInt(group.value) >= 2n * 10n ** BigInt(smallest)) return undefined;
    return asDecimal(total + BigInt(group.value));
  }
  return at === 0 ? undefined : asDecimal(total);
}

const asDecimal = (halves: bigint): string => plainDecimal((halves / 2n).toString(), halves % 2n === 1n ? '5' : '');

const isHalf = (parts: readonly NumberPart[], { bareHalf }: Rules): boolean =>
  bareHalf
    ? parts.length === 1 && parts[0]?.is === 'half'
    : parts.length === 2 && parts[0]?.is === 'and' && parts[1]?.is === 'half';

/** What stands before a scale or at the end: halves of a whole number below 1000, with or without a half. `isWhole`: no scale may follow. */
function halvesAt(parts: readonly NumberPart[], at: number, rules: Rules): (Step & { isWhole?: boolean }) | undefined {
  const first = parts[at];
  if (first?.is === 'halves') return { value: first.value, length: 1 };
  if (first?.is === 'half' && at === 0 && !rules.bareHalf) return { value: 1, length: 1 };
  if (first?.is === 'one' && parts[at + 1]?.is === 'half' && at === 0 && !rules.bareHalf)
    return { value: 1, length: 2 };
  if (first?.is === 'compound' && first.value >= 100)
    return { value: 2 * first.value, length: 1, isWhole: first.value >= 1000 };
  const group = groupAt(parts, at, rules);
  if (group === undefined) return undefined;
  const end = at + group.length;
  const half = rules.bareHalf ? parts.slice(end, end + 1) : parts.slice(end, end + 2);
  if (!isHalf(half, rules)) return { value: 2 * group.value, length: group.length };
  // "ciento y medio" has two readings.
  return group.value < 100 ? { value: 2 * group.value + 1, length: group.length + half.length } : undefined;
}

/** A whole number below 1000, in parts of which each is smaller than the last place of those before it. */
function groupAt(parts: readonly NumberPart[], start: number, rules: Rules): Step | undefined {
  let [value, last, at] = [0, 0, start];
  for (;;) {
    const from = at > start && parts[at]?.is === 'and' ? at + 1 : at;
    const part = partAt(parts, from, rules);
    if (part === undefined || part.value === 0 || (at > start && !follows(value, last, part.value, rules))) break;
    value += part.value;
    last = part.value;
    at = from + part.length;
  }
  return at === start ? undefined : { value, length: at - start };
}

function follows(value: number, last: number, next: number, { vigesimal, reversed }: Rules): boolean {
  const rest = value % 100;
  if (rest === 0) return next < 100;
  if (vigesimal && (rest === 60 || rest === 80)) return next < 20;
  // soixante-dix-sept
  if (vigesimal && last === 10) return next < 10 && next > 6;
  return rest % 10 === 0 && next < 10 && !(reversed && value % 100 >= 20);
}

function partAt(parts: readonly NumberPart[], at: number, { reversed, vigesimal }: Rules): Step | undefined {
  const [first, second, third] = parts.slice(at, at + 3);
  const unit = unitOf(first);
  const ten = tenOf(second);
  if (first?.is === 'hundred') return { value: 100, length: 1 };
  if (first?.is === 'hundreds' || first?.is === 'ten') return { value: first.value, length: 1 };
  if (first?.is === 'compound' && first.value < 100) return { value: first.value, length: 1 };
  if (unit === undefined) return undefined;
  if (second?.is === 'hundred' && unit > 0 && unit < 10 && (unit > 1 || reversed))
    return { value: 100 * unit, length: 2 };
  if (vigesimal && unit === 4 && ten === 20) return { value: 80, length: 2 };
  const tens = tenOf(third);
  if (reversed && second?.is === 'and' && third?.is === 'ten' && tens && tens > 10 && unit < 10)
    return { value: unit + tens, length: 3 };
  return { value: unit, length: 1 };
}

const unitOf = (part: NumberPart | undefined): number | undefined =>
  part?.is === 'one' ? 1 : part?.is === 'unit' ? part.value : undefined;
const tenOf = (part: NumberPart | undefined): number | undefined => (part?.is === 'ten' ? part.value : undefined);
