import type { OpenFrame } from '../../../domain/chat/understanding.ts';
import type { Item } from '../tagger/item.ts';
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
    holds(ASKED) ||
    TOLD_ANSWER.test(words) ||
    (hasPlace && (holds(TOLD_PLACE) || DONE_THERE.test(words))) ||
    ((hasPlace || hasGoal) && holds(ADDED)) ||
    (hasGoal && OWN_ADDRESS.test(words)) ||
    (slots.amount !== undefined && TOLD_SUM.test(words)) ||
    NO_ANSWER.test(words) ||
    (intent === 'transfer' && RECEIVED.test(words))
  );
}

/** Whether the values of a message have another part than the open request would give them, or stand where no change puts one. */
export const changesNothing = (items: readonly Item[], open: OpenFrame): boolean =>
  isOtherwiseMeant(items, open) || standsElsewhere(wordsOf(items));
