import type { Problem } from '../../../domain/chat/understanding.ts';
import { says } from '../../../domain/chat/words/said.ts';
import type { Item } from '../text/lexeme.ts';

/** Words between an amount and what it counts. */
export const SMALL: ReadonlySet<string> = new Set(
  'of|my|worth|in|the|de|mi|mis|meu|meus|do|dos|da|em|en|von|meine|meinen|meinem|meiner|an|mes|mon|d|des|du|degerinde|lik|luk|的|个'.split(
    '|',
  ),
);

/** Signs that part what stands beside them, and say nothing of it. */
const PARTING: ReadonlySet<string> = new Set(['>', '#', '|', '@', '←']);
const isSign = (item: Item | undefined): boolean => item?.is === 'sign' && !PARTING.has(item.text.trim());

/** "5 + 5", "5 x 10", "5 or 6": what stands between two numbers makes another one of them, or a choice. */
const joins = (item: Item | undefined): boolean =>
  isSign(item) ||
  (item?.is === 'mark' && ['+', '-', '/', '='].includes(item.mark)) ||
  (item?.is === 'unknown' && (item.raw === 'x' || says('either', item.raw)));

const MOST_BETWEEN = 2;

/** "5 australian dollars of eth", "2 Mrd usdc", "5 cents of usdc": a word between a number and its token says what it counts. */
function countsOther(at: number, items: readonly Item[]): boolean {
  const end = items.findIndex((item, index) => index > at && item.is !== 'unknown');
  const isOther = (item: Item) => item.is === 'unknown' && !SMALL.has(item.text) && !PLAIN.has(item.text);
  const words = items.slice(at + 1, end).filter(isOther);
  const [counted, last] = [items[at], items[end]];
  const isNumber = counted?.is === 'amount' && (counted.amount.kind === 'exact' || counted.amount.kind === 'fiat');
  return (
    isNumber && last?.is === 'term' && last.token !== undefined && words.length > 0 && words.length <= MOST_BETWEEN
  );
}
/** Words that may stand there and count nothing else, and words that count pieces. */
const PLAIN: ReadonlySet<string> = new Set(
  'more|extra|additional|whole|full|it|them|to|for|from|on|using|with|as|against|via|into|out|off|than|and|real|quick|tane|adet|tanesini|tanesi|stuck|unidades|jetons|tokens|mas|mehr|枚|颗|顆|粒|個|只|都'.split(
    '|',
  ),
);

/** The problem with an amount that stands beside a sign, another number or other money: how much it is must be said again. */
export function unsureAmount(
  { item, places }: Readonly<{ item: Item; places: readonly number[] }>,
  items: readonly Item[],
): Problem[] {
  const isUnsure = places.some(
    (at) =>
      isSign(items[at - 1]) ||
      isSign(items[at + 1]) ||
      (joins(items[at - 1]) && items[at - 2]?.is === 'amount') ||
      (joins(items[at + 1]) && items[at + 2]?.is === 'amount') ||
      countsOther(at, items),
  );
  return isUnsure ? [{ code: 'amount-malformed', slot: 'amount', said: item.text }] : [];
}
