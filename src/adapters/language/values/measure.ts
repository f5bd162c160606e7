import { fractionDigits, timesPowerOfTen } from '../../../domain/chat/decimal.ts';
import type { AmountReading, Currency, Item, Piece } from '../text/lexeme.ts';
import type { Numeral } from '../text/numerals.ts';

const WORD_CURRENCY: Readonly<Partial<Record<string, Currency>>> = { usd: 'USD', eur: 'EUR', gbp: 'GBP' };

/** A number with the unit after it: a currency, per cent, basis points, or none. `next` is the index after the number. */
export function amountItem(
  numeral: Numeral,
  currency: Currency | undefined,
  pieces: readonly Piece[],
  next: number,
  start: number,
): [Item, number] {
  const unit = unitBehind(pieces, next);
  const text = numeral.kind === 'exact' ? numeral.value : 'the amount';
  const length = next - start + (unit?.length ?? 0);
  if (unit?.role === 'percent' || unit?.role === 'bps') return [rateItem(numeral, unit.role, text), length];
  const money = currency ?? WORD_CURRENCY[unit?.role ?? ''];
  const taken = unit !== undefined && WORD_CURRENCY[unit.role] === money ? length : next - start;
  if (money === undefined || numeral.kind !== 'exact') return [{ is: 'amount', amount: numeral, text }, taken];
  return [{ is: 'amount', amount: { kind: 'fiat', currency: money, value: numeral.value }, text }, taken];
}

function unitBehind(pieces: readonly Piece[], at: number): { role: string; length: number } | undefined {
  const piece = pieces[at];
  if (piece === undefined) return undefined;
  if (typeof piece !== 'string')
    return piece.is === 'mark' && piece.mark === '%' ? { role: 'percent', length: 1 } : undefined;
  const second = pieces[at + 1];
  const found = unitAt(typeof second === 'string' ? [piece, second] : [piece]);
  return found === undefined || found.unit === 'all' || found.unit === 'limit'
    ? undefined
    : { role: found.unit, length: found.length };
}

/** A percentage may be a slippage or a share of a balance. `bps` is NaN unless it is a whole number. */
function rateItem(numeral: Numeral, unit: 'percent' | 'bps', text: string): Item {
  if (numeral.kind !== 'exact') return { is: 'rate', bps: Number.NaN, amount: { kind: 'malformed' }, text };
  const bps = unit === 'bps' ? numeral.value : timesPowerOfTen(numeral.value, 2);
  const places = fractionDigits(numeral.value);
  const amount: AmountReading =
    unit === 'bps' || numeral.value.length > 12
      ? { kind: 'malformed' }
      : { kind: 'share', part: Number(timesPowerOfTen(numeral.value, places)), of: 100 * 10 ** places };
  return { is: 'rate', bps: /^\d{1,9}$/.test(bps) ? Number(bps) : Number.NaN, amount, text };
}

const UNITS: Readonly<Record<string, string>> = {
  usd: 'dollar|dollars|usd|bucks|buck|us dollars|us dollar',
  eur: 'euro|euros|eur',
  gbp: 'pound|pounds|gbp|quid',
  percent: 'percent|per cent|pct|percents',
  bps: 'bps|bp|basis points|basis point|bips',
};
const ALL =
  'all|all of|max|maximum|everything|entire|whole|full|the whole|maximum amount|the maximum amount|full amount|max amount|all the|the entire|every bit|every last|every single|every last bit of|the rest of|rest of|the remainder of|what is left of|whatever is left of|all that is left of|the entirety of|everything i have in|all i have in|the lot';
/** "max slippage" bounds it. */
const LIMITS = 'max slippage|maximum slippage|max slip|max price impact';
const LONGEST = 5;
const BY_PHRASE: ReadonlyMap<string, string> = new Map(
  [...Object.entries(UNITS), ['all', ALL] as const, ['limit', LIMITS] as const].flatMap(([unit, phrases]) =>
    phrases.split('|').map((phrase) => [phrase, unit] as const),
  ),
);

/** The unit, or the word for everything, that the words begin with: the longest phrase. */
export function unitAt(words: readonly string[]): Readonly<{ unit: string; length: number }> | undefined {
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const unit = BY_PHRASE.get(words.slice(0, length).join(' '));
    if (unit !== undefined) return { unit, length };
  }
  return undefined;
}
