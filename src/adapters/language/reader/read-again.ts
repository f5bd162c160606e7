import type { PastRequest, Reading } from '../../../domain/chat/understanding.ts';
import { withoutAsides } from '../context/asides.ts';
import { NAME_WORDS, PEOPLE_WORDS } from '../context/nouns.ts';
import { saysWhy } from '../context/reasons.ts';
import { isValue } from '../context/second-thoughts.ts';
import { shapeOf } from '../licence/shape.ts';
import { isRole } from '../parser/segments.ts';
import type { Item } from '../tagger/item.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { repeated } from './repeat.ts';

type Repeated = ReturnType<typeof repeated>;

/**
 * An earlier request again: "the same to 0x…, she lives in Lima". What it is for says nothing about what it repeats; whom it is for does.
 * A report behind it is asked about.
 */
export function readAgain(items: readonly Item[], past: readonly PastRequest[], lexicon: Lexicon): Repeated {
  const whole = repeatedWith(items, past, lexicon);
  if (whole !== undefined) return whole;
  const end = items.findIndex((item) => item.is === 'mark' && /^[,.;!]$/.test(item.text));
  const rest = items.slice(end + 1);
  const words = shapeOf(rest);
  if (end < 1 || rest.length === 0 || namesPerson(items) || !isTold(words) || rest.some(isSaid)) return undefined;
  const again = repeatedWith(items.slice(0, end), past, lexicon);
  return again && (saysWhy(words) ? again : { ...again, reading: asked(again.reading) });
}

const isSaid = (item: Item): boolean => (isValue(item) && item.is !== 'amount') || item.is === 'invalid';

/** Behind what is repeated: a reason or a report, without a question or a second thought. */
const isTold = (words: readonly string[]): boolean =>
  /^(?:it|that|this|he|she|they|my|his|her|their|the|i|we|because|as|since)$/.test(words[0] ?? '') &&
  !words.some((word) => UNSETTLING.test(word));
const UNSETTLING =
  /^(?:\?|no|not|never|nope|wait|cancel|stop|if|unless|when|should|could|would|maybe|perhaps|instead|only|but|forget|leave|joke|joking|kidding|tomorrow|later|already|had|did|yesterday)$/;

const asked = (reading: Reading): Reading => ({
  ...reading,
  problems: [...reading.problems, { code: 'not-plainly-asked' }],
});

function repeatedWith(items: readonly Item[], past: readonly PastRequest[], lexicon: Lexicon): Repeated {
  const said = repeated(items, shapeOf(items), past, lexicon);
  if (said !== undefined || namesPerson(items)) return said;
  const plain = withoutAsides(items);
  return repeated(plain, shapeOf(plain), past, lexicon);
}

/** "another 5 for my brother": he may be who is paid. */
const namesPerson = (items: readonly Item[]): boolean =>
  items.some((item, at) => (isRole(item, 'for') || isRole(item, 'to')) && isPerson(items, at + 1));

const isPerson = (items: readonly Item[], at: number): boolean => {
  const item = items[at];
  if (item === undefined || (item.is !== 'unknown' && item.is !== 'role')) return false;
  if (PEOPLE_WORDS.has(item.raw) || NAME_WORDS.has(item.raw)) return true;
  return /^(?:my|the|our|his|her|their)$/.test(item.raw) && isPerson(items, at + 1);
};
