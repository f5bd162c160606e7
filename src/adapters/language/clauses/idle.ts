import { PEOPLE_WORDS, PURPOSE_WORDS } from '../context/nouns.ts';
import type { Item } from '../tagger/item.ts';

type Amount = Extract<Item, { is: 'amount' }>;

/** A text without numbers and words of number that count no token, beside a sum that does. What they count must be said in words. */
export function withoutIdleAmounts(items: readonly Item[]): Item[] {
  const sum = items.find((item, at): item is Amount => isExact(item) && isBeside(items, at));
  if (sum === undefined) return [...items];
  return items.map((item, at) => idleWord(items, item, at, sum) ?? item);
}

function idleWord(items: readonly Item[], item: Item, at: number, sum: Amount): Item | undefined {
  if (item.is !== 'amount' || item === sum || isBeside(items, at)) return undefined;
  const [before, next] = [textOf(items[at - 1]), textOf(items[at + 1])];
  if (item.amount.kind === 'max') return IDLE.test(item.text) && !REVISING.test(before) ? word(item.text) : undefined;
  if (item.amount.kind === 'share')
    return OWNING.test(before) && next === 'of' && items[at + 2]?.is !== 'term' ? word('half') : undefined;
  if (item.amount.kind !== 'exact') return undefined;
  // "two suits": a number before a thing.
  if (PURPOSE_WORDS.has(next) || PEOPLE_WORDS.has(next)) return word('some');
  const isAgain =
    sum.amount.kind === 'exact' && item.amount.value === sum.amount.value && /^(?:was|is|at)$/.test(before);
  return isAgain ? word('that') : undefined;
}

const IDLE = /^(?:all|everything|whole|full|every bit)$/;
/** "she needs all", "make it everything" */
const REVISING =
  /^(?:|needs?|gets?|has|have|takes?|wants?|deserves?|owns?|got|had|is|was|be|makes?|make|costs?|sends?|send|pay|give|transfer|it|them|that|actually|rather|no|not|of|,|\.)$/;
const OWNING = /^(?:my|our|his|her|their)$/;

const isExact = (item: Item): boolean => item.is === 'amount' && item.amount.kind === 'exact';
const isToken = (item: Item | undefined): boolean => item?.is === 'term' && item.token !== undefined;
const isBeside = (items: readonly Item[], at: number): boolean =>
  isToken(items[at + 1]) ||
  isToken(items[at - 1]) ||
  (/^(?:of|in|worth of|my|of my)$/.test(textOf(items[at + 1])) && (isToken(items[at + 2]) || isToken(items[at + 3])));
const textOf = (item: Item | undefined): string => (item === undefined ? '' : item.text);
const word = (text: string): Item => ({ is: 'unknown', text, raw: text });
