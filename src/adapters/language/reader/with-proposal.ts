import type { Problem, Reading } from '../../../domain/chat/understanding.ts';
import type { Proposal, Proposer } from '../proposer/propose.ts';
import type { Item } from '../tagger/item.ts';
import { outside } from './outside.ts';
import { isAction } from './readings.ts';

const PROPOSED: Problem = { code: 'proposed' };
/** With which certainty something is proposed for a text that the grammar takes for something else. */
const AGAINST_GRAMMAR = 0.6;
/** Another question than the words ask. */
const AGAINST_QUESTION = 0.8;
/** Against words that are known to ask for something that the service does not do. */
const AGAINST_SCOPE = 0.8;
/** What a text says against being a request, and no proposal changes. */
const FINAL: ReadonlySet<Problem['code']> = new Set(['instruction', 'denied', 'several-steps', 'several-requests']);
/** Values that the grammar did not find, and a proposal may. Any other value of a slot cannot be used. */
const NOT_FOUND: ReadonlySet<Problem['code']> = new Set(['several-values', 'recipient-is-nobody', 'token-unknown']);
const isUnusable = ({ slot, code }: Problem): boolean => slot !== undefined && !NOT_FOUND.has(code);

/**
 * Puts what a text probably means in the place of a reading that does not explain all of it. The person is asked about it;
 * nothing is offered. `said`: the items of the text in its own words.
 */
export function withProposal(reading: Reading, proposer: Proposer, text: string, said: () => readonly Item[]): Reading {
  if (!mayBeProposed(reading)) return reading;
  const items = said();
  const found = proposer.propose(items);
  if (found === undefined && isQuestion(reading) && proposer.soundsLikeNoQuestion(items))
    return { ...reading, intent: 'unknown', slots: {}, problems: [{ code: 'not-understood' }] };
  const taken = found === undefined || !isBetter(reading, found) ? reading : taking(reading, found);
  const topic = isAction(taken) ? outside(text) : undefined;
  return topic === undefined ? taken : { ...reading, intent: 'unknown', slots: {}, problems: [topic] };
}

const taking = (reading: Reading, { intent, slots, problems }: Proposal): Reading => ({
  ...reading,
  act: 'request',
  intent,
  slots,
  problems: [PROPOSED, ...problems],
  corrected: false,
});

const mayBeProposed = ({ act, negated, steps, intent, problems }: Reading): boolean =>
  act === 'request' &&
  !negated &&
  steps === undefined &&
  (intent === 'unknown' || problems.length > 0 || !isAction({ intent })) &&
  !problems.some(({ code }) => FINAL.has(code)) &&
  !(intent !== 'unknown' && problems.some(isUnusable));

/** A question moves nothing: another one may take its place. */
const isQuestion = (reading: Reading): boolean => reading.intent !== 'unknown' && !isAction(reading);

/** A reading of the grammar is kept where the proposal has less of it, or is not sure. */
function isBetter(reading: Reading, found: Proposal): boolean {
  const { intent, problems } = reading;
  if (intent === 'unknown')
    return (
      !problems.some(({ code }) => code === 'unsupported') || (isAction(found) && found.probability >= AGAINST_SCOPE)
    );
  if (isQuestion(reading)) return found.intent !== intent && found.probability >= AGAINST_QUESTION;
  const placed = new Set<string>([...Object.keys(found.slots), ...found.problems.flatMap(({ slot }) => slot ?? [])]);
  if (!problems.every(({ slot }) => slot === undefined || placed.has(slot))) return false;
  if (found.intent !== intent) return found.probability >= AGAINST_GRAMMAR;
  const more = Object.keys(found.slots).length - Object.keys(reading.slots).length;
  // A proposal does not have an order: it may hold the value that "no, make it 30" takes back.
  const isOnlyDoubted = problems.every(({ code }) => code === 'not-plainly-asked');
  return reading.corrected && isOnlyDoubted ? more > 0 : more >= 0;
}
