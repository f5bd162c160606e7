import type { OpenFrame } from '../../../domain/chat/understanding.ts';
import type { Item } from '../tagger/item.ts';
import { ABANDONED } from './abandoned.ts';
import { addsRequest } from './added-requests.ts';
import { OTHER_CLOSINGS } from './closings.ts';
import { ALL, COURTESIES, NUMBERS } from './idioms.ts';
import {
  DONE_THERE,
  NO_ANSWER,
  NO_MONEY,
  NO_PLACE,
  OTHER_ROLES,
  OTHER_THINGS,
  OWN_ADDRESS,
  RECEIVED,
  TOLD_PLACE,
  TOLD_SUM,
} from './other-roles.ts';
import { standsElsewhere } from './places.ts';
import { LACKED, ON_SEVERAL } from './possessed.ts';
import { ADDED, ASKED, REPORTED, TOLD_ANSWER } from './said.ts';
import { wordsOf } from './words-of.ts';

const NEVER: readonly RegExp[] = [
  ...ALL,
  ...COURTESIES,
  ...NUMBERS,
  ...OTHER_ROLES,
  ...OTHER_THINGS,
  ...NO_PLACE,
  ...NO_MONEY,
  ...REPORTED,
  ...OTHER_CLOSINGS,
  ...ABANDONED,
  ...LACKED,
  ON_SEVERAL,
];

/**
 * Whether a value of a message to an open request is governed by a word that gives it another part than the request would: an idiom,
 * a courtesy, a report, a question, another role, or something more that is added.
 */
export function isOtherwiseMeant(items: readonly Item[], { intent, slots }: OpenFrame): boolean {
  const words = wordsOf(items);
  const holds = (patterns: readonly RegExp[]) => patterns.some((pattern) => pattern.test(words));
  const hasPlace = slots.fromChain !== undefined;
  const hasGoal = intent === 'transfer' ? slots.recipient !== undefined : slots.toToken !== undefined;
  return (
    holds(NEVER) ||
    items.some(isNothingThere) ||
    holds(ASKED) ||
    TOLD_ANSWER.test(words) ||
    (hasPlace && (holds(TOLD_PLACE) || DONE_THERE.test(words))) ||
    ((hasPlace || hasGoal) && holds(ADDED)) ||
    (hasGoal && OWN_ADDRESS.test(words)) ||
    (slots.amount !== undefined && TOLD_SUM.test(words)) ||
    NO_ANSWER.test(words) ||
    (intent === 'transfer' && RECEIVED.some((received) => received.test(words)))
  );
}

/** Whether the values of a message have another part than the open request would give them, or stand where no change puts one. */
export const changesNothing = (items: readonly Item[], open: OpenFrame): boolean =>
  isOtherwiseMeant(items, open) || standsElsewhere(wordsOf(items));

/** Whether a request of its own comes beside the open one, or asks for money to come in. */
export function isBeside(items: readonly Item[], { intent }: OpenFrame): boolean {
  const words = wordsOf(items);
  return addsRequest(words) || (intent === 'transfer' && RECEIVED.some((received) => received.test(words)));
}

/** "zero eth on base" */
const isNothingThere = (item: Item, at: number, items: readonly Item[]): boolean =>
  item.is === 'amount' &&
  item.amount.kind === 'exact' &&
  Number(item.amount.value) === 0 &&
  items[at + 1]?.is === 'term' &&
  items.slice(at + 2).some((place) => place.is === 'term');
