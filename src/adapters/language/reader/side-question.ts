import type { Intent, Reading } from '../../../domain/chat/understanding.ts';
import { partOf } from '../shape/shape.ts';
import type { Item } from '../tagger/item.ts';
import { subjectOf } from './subjects.ts';

const ANSWERED: ReadonlySet<Intent> = new Set([
  ...(['history', 'kyc', 'sale', 'gas', 'fees', 'help', 'portfolio', 'balance', 'price'] as const),
]);
const LEADING =
  /^(?:ok|okay|oh|ah|hm|hmm|um|uh|wait|hold|on|hang|sorry|but|and|so|well|then|now|first|before|that|quick|question|please|pls|hey|by|the|way|btw|just|also|actually|can|could|you|,|:|-|!|\.)$/;
const ASKING =
  /^(?:what|whats|how|hows|when|will|do|does|did|is|are|am|have|has|which|show|tell|remind|check|where|who|any|explain)$/;

/** A question beside an open request: it is answered, and the request stays as it is. */
export function withSideQuestion(reading: Reading, items: readonly Item[]): Reading {
  const isUnread =
    reading.act === 'request' &&
    reading.intent === 'unknown' &&
    !reading.negated &&
    reading.problems.every(({ code }) => code === 'not-understood');
  const words = items.flatMap((item) => partOf(item).split(' '));
  if (!isUnread || !asks(words) || items.some(({ is }) => is === 'account')) return reading;
  const found = subjectOf(items, words);
  return found !== undefined && ANSWERED.has(found.intent) ? { ...reading, ...found, problems: [] } : reading;
}

const asks = (words: readonly string[]): boolean => ASKING.test(words.find((word) => !LEADING.test(word)) ?? '');
