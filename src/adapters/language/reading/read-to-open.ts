import { isQuestion } from '../../../domain/chat/catalogue.ts';
import type { OpenFrame, Reading } from '../../../domain/chat/understanding.ts';
import { asAsked, NOT_UNDERSTOOD, unchanged } from '../open/readings.ts';
import type { Item } from '../text/item.ts';
import { mentionsOf } from './mentions.ts';
import type { Proposal, Proposer } from './propose.ts';
import { openProposer } from './trained.ts';

/** How sure a question beside an open request must be, and one that may be a change or an end, or names an amount or an account. */
const SURE_OF_QUESTION = 0.65;
const SURER = 0.9;

export const isAsked = ({ change, mayEnd }: Reading): boolean => change !== undefined || mayEnd === true;

/** A message to an open request that no command explains: what it may change, that it may end it, or a question beside it. */
export function readToOpen(items: readonly Item[], proposer: Proposer, open: OpenFrame): Reading {
  const left = unchanged({ ...asAsked(open), corrected: false }, NOT_UNDERSTOOD);
  const change = openProposer.change(items, open);
  const mayEnd = openProposer.ends(items);
  const isDoubtful = change !== undefined || mayEnd || mentionsOf(items).some(({ item }) => item.is !== 'term');
  const found = proposer.propose(items);
  if (found !== undefined && isPlain(found) && found.probability >= (isDoubtful ? SURER : SURE_OF_QUESTION))
    return { ...left, intent: found.intent, slots: found.slots, problems: found.problems };
  if (change !== undefined) return { ...left, change };
  return mayEnd ? { ...left, mayEnd: true } : left;
}

/** Beside an open request a price must name its token. */
const isPlain = ({ intent, slots }: Proposal): boolean =>
  isQuestion(intent) && (intent !== 'price' || slots.token !== undefined);
