import type { OpenFrame, Reading } from '../../../domain/chat/understanding.ts';
import { asAsked, isAction, NOT_UNDERSTOOD, unchanged } from '../open/readings.ts';
import type { Item } from '../text/item.ts';
import { mentionsOf } from './mentions.ts';
import type { Proposer } from './propose.ts';
import { openProposer } from './trained.ts';

/** How sure a question beside an open request must be. */
const SURE_OF_QUESTION = 0.7;
/** Beside values that may be a change. */
const SURER_THAN_CHANGE = 0.9;

export const isAsked = ({ change, mayEnd }: Reading): boolean => change !== undefined || mayEnd === true;

/** A message to an open request that no command explains: what it may change, that it may end it, or a question beside it. */
export function readToOpen(items: readonly Item[], proposer: Proposer, open: OpenFrame): Reading {
  const left = unchanged({ ...asAsked(open), corrected: false }, NOT_UNDERSTOOD);
  const hasSum = mentionsOf(items).some(({ item }) => item.is !== 'term');
  const found = hasSum ? undefined : proposer.propose(items);
  const question = found === undefined || isAction(found) || found.probability < SURE_OF_QUESTION ? undefined : found;
  const change = openProposer.change(items, open);
  if (question !== undefined && (change === undefined || question.probability >= SURER_THAN_CHANGE))
    return { ...left, intent: question.intent, slots: question.slots, problems: [] };
  if (change !== undefined) return { ...left, change };
  return openProposer.ends(items) ? { ...left, mayEnd: true } : left;
}
