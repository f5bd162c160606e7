import type { Item, Piece } from '../text/lexeme.ts';
import type { Lexicon } from '../text/lexicon.ts';
import { matchTerm } from '../text/match-term.ts';
import { readSpokenNumber, type SpokenNumber } from './english-number-words.ts';

type Amount = Extract<Item, { is: 'amount' }>;

const THOUSANDS: ReadonlySet<string> = new Set(['k', 'kk']);
const MULTIPLES: ReadonlySet<string> = new Set(['m', 'mm', 'mil', 'mln', 'mn', 'b', 'bn', 'g', 'thou']);
/** Behind digits: "2 dozen dai" are 24. */
const COUNTED: Readonly<Record<string, (value: string) => string | undefined>> = {
  dozen: (value) => (/^[1-9]\d?$/.test(value) ? String(Number(value) * 12) : undefined),
};
const WHOLE: ReadonlySet<string> = new Set(['whole', 'full', 'entire', 'complete']);
const ONE: ReadonlySet<string> = new Set(['a', 'one']);
/** Words that make a number vague: "few hundred". */
const VAGUE: ReadonlySet<string> = new Set(
  'few|several|couple|many|some|odd|more|less|another|per|by|of|every|each|half|quarter|top|first|last|next'.split('|'),
);

/**
 * What a multiple behind an amount makes of it. "twenty k usdc", "20kk usdc": how much it is, is for the person to say. "2 whole eth" are two.
 */
export function multipleBehind(
  item: Amount,
  pieces: readonly Piece[],
  at: number,
  lexicon: Lexicon,
): { item: Amount; length: number } | undefined {
  const piece = pieces[at];
  const isNumeral = typeof pieces[0] === 'object' && pieces[0].is === 'number';
  if (typeof piece !== 'string' || isTermAt(pieces, at, lexicon)) return undefined;
  const isBeforeTerm = isTermAt(pieces, at + 1, lexicon);
  const { amount } = item;
  if (amount.kind === 'exact' && isBeforeTerm) {
    const value = isNumeral && at === 1 ? COUNTED[piece]?.(amount.value) : undefined;
    if (value !== undefined) return { item: { ...item, amount: { kind: 'exact', value }, text: value }, length: 1 };
    if (isUnit(piece, amount.value)) return { item, length: 1 };
  }
  if (!THOUSANDS.has(piece) && !(MULTIPLES.has(piece) && isBeforeTerm)) return undefined;
  return { item: { ...item, amount: { kind: 'malformed' } }, length: 1 };
}

const isUnit = (word: string, value: string): boolean =>
  (word === 'single' && value === '1') || (WHOLE.has(word) && /^\d+$/.test(value));

function isTermAt(pieces: readonly Piece[], at: number, lexicon: Lexicon): boolean {
  const near = pieces.slice(at, at + 4);
  const end = near.findIndex((piece) => typeof piece !== 'string');
  const words = (end < 0 ? near : near.slice(0, end)).filter((piece) => typeof piece === 'string');
  return words.length > 0 && matchTerm(words, lexicon) !== undefined;
}

/** "a single eth". "a whole eth" may be all that there is of it. */
export function singleUnit(words: readonly string[], lexicon: Lexicon): SpokenNumber | undefined {
  const isOne = ONE.has(words[0] ?? '') && words[1] === 'single';
  return isOne && isTermAt(words, 2, lexicon) ? { length: 2, value: '1' } : undefined;
}

/** "hundred usdt", "hundred fifty usdt": a number without its "one", only before a token. */
export function lonelyNumber(
  words: readonly string[],
  before: Piece | undefined,
  lexicon: Lexicon,
): SpokenNumber | undefined {
  if (words[0] !== 'hundred') return undefined;
  if (typeof before === 'object' ? before.is === 'number' : VAGUE.has(before ?? '')) return undefined;
  const spoken = readSpokenNumber(['one', ...words]);
  const length = (spoken?.length ?? 0) - 1;
  return length > 0 && isTermAt(words, length, lexicon) ? { length, value: spoken?.value } : undefined;
}
