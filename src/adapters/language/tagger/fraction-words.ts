import type { Lexicon } from '../words/lexicon.ts';
import type { AmountReading, Item } from './item.ts';
import { matchTerm } from './match-term.ts';

const SHARES: Readonly<Record<string, readonly [part: number, of: number]>> = {
  half: [1, 2],
  'a half': [1, 2],
  'one half': [1, 2],
  third: [1, 3],
  'a third': [1, 3],
  'one third': [1, 3],
  'two thirds': [2, 3],
  quarter: [1, 4],
  'a quarter': [1, 4],
  'one quarter': [1, 4],
  'three quarters': [3, 4],
  'a fifth': [1, 5],
  'a tenth': [1, 10],
};
const ARTICLES = new Set(['a', 'an']);

/**
 * "half of my eth" is a share of the balance, "half an eth" is 0.5, "half a percent" is a rate. "half eth" may mean either of
 * the first two, so it is reported as unclear.
 */
export function readFractionWords(
  words: readonly string[],
  lexicon: Lexicon,
): { item: Item; length: number } | undefined {
  const length = [2, 1].find((count) => SHARES[words.slice(0, count).join(' ')] !== undefined);
  if (length === undefined) return undefined;
  const text = words.slice(0, length).join(' ');
  const [part, of] = SHARES[text] ?? [1, 1];
  const next = words[length];
  const share = (amount: AmountReading, taken: number) => ({
    item: { is: 'amount', amount, text } as const,
    length: taken,
  });
  if (next !== undefined && ARTICLES.has(next)) {
    const unit = words[length + 1] ?? '';
    if (unit === 'percent')
      return { item: { is: 'rate', bps: (100 * part) / of, amount: { kind: 'malformed' }, text }, length: length + 2 };
    if (text === 'half' && matchTerm([unit], lexicon)) return share({ kind: 'exact', value: '0.5' }, length + 1);
  }
  const touchesToken = next !== undefined && matchTerm(words.slice(length), lexicon) !== undefined;
  if (touchesToken && text.endsWith('half'))
    return share({ kind: 'unclear', options: ['0.5', 'half of the balance'] }, length);
  return share({ kind: 'share', part, of }, length);
}
