import type { OpenFrame, PastRequest, Problem, Reading, Recalled, Step } from '../../../domain/chat/understanding.ts';
import { behindAcknowledgement } from '../context/acknowledged.ts';
import { changesNothing } from '../elsewhere/not-asked.ts';
import { any, explains, many } from '../licence/pattern.ts';
import { isAction } from '../licence/readings.ts';
import { shapeOf } from '../licence/shape.ts';
import { withRecipient } from '../reference/pronouns.ts';
import type { Item } from '../tagger/item.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { stepSentence } from '../writer/request-sentence.ts';
import { readAgain } from './read-again.ts';
import { readLicensed } from './read-licensed.ts';
import { repeats } from './repeat.ts';
import { type ReadPart, stepsIn } from './steps.ts';

/** Reads a message after what was said before it: the open request, earlier ones that it refers to, and the steps to come. */
export function readInContext(
  items: readonly Item[],
  lexicon: Lexicon,
  open: OpenFrame | undefined,
  recalled: Recalled,
): Reading {
  const whole = readAll(items, lexicon, open, recalled);
  const answered = open !== undefined && !isAction(open);
  const rest = isUnread(whole) ? behindAcknowledgement(items, answered) : undefined;
  if (rest === undefined) return whole;
  const reading = readAll(rest, lexicon, open, recalled);
  const isRead = reading.act === 'request' && reading.intent !== 'unknown' && reading.problems.length === 0;
  if (isRead && open !== undefined && changesNothing(items, open)) return whole;
  return isRead ? reading : whole;
}

function readAll(items: readonly Item[], lexicon: Lexicon, open: OpenFrame | undefined, recalled: Recalled): Reading {
  const acts = open !== undefined && isAction(open) ? open : undefined;
  const past = recalled.past ?? [];
  if (acts && recalled.plan?.isAsked) {
    const begun = begins(shapeOf(items)) ? { ...acts, ...REQUEST } : undefined;
    if (begun !== undefined) return begun;
  }
  const { reading } = readReferring(items, lexicon, open, past);
  if (acts && recalled.plan?.isAsked && reading.act === 'confirm') return { ...reading, act: 'request' };
  if (acts === undefined && isUnread(reading)) {
    const steps = stepsIn(items, readPart(lexicon));
    const [first] = steps ?? [];
    if (steps !== undefined && first !== undefined)
      return { ...REQUEST, intent: first.intent, slots: first.slots, steps, problems: [severalSteps(steps)] };
    if (past.length === 0 && reading.intent === 'unknown' && repeats(shapeOf(items)))
      return { ...reading, problems: [NOTHING_BEFORE] };
  }
  return reading;
}

const REQUEST = { act: 'request', problems: [], negated: false, corrected: false, candidates: [] } as const;
const NOTHING_BEFORE: Problem = { code: 'nothing-before' };
const severalSteps = (steps: readonly Step[]): Problem => ({ code: 'several-steps', options: steps.map(stepSentence) });

const BEGIN = any(
  'now|begin|start|begin with the first|start with the first|begin with that|first|the first|the first one|step one|next|next step|the next step|next one|the next one|the next|continue|proceed|go on|carry on|yes begin|yes start|begin now|start now|with the first|do the first|offer it|show me|yes|sure|ok|okay|begin with the first one|start with the first one',
);
const begins = (shape: readonly string[]): boolean =>
  explains(many(BEGIN, any('please|pls|ok|okay|yes|sure|,|.|!|thanks|thank you|great|good')), shape) &&
  shape.some((_, at) => BEGIN(shape, at).length > 0);

const isUnread = ({ act, negated, problems, intent }: Reading): boolean =>
  act === 'request' &&
  !negated &&
  (intent === 'unknown' || problems.length > 0) &&
  !problems.some(({ code }) => code === 'instruction');

type Read = ReturnType<ReadPart>;

function readReferring(
  all: readonly Item[],
  lexicon: Lexicon,
  open: OpenFrame | undefined,
  past: readonly PastRequest[],
): Read {
  const acts = open !== undefined && isAction(open) ? open : undefined;
  const { items, references, unclear } = withRecipient(all, acts, past);
  const again = acts === undefined && past.length > 0 ? readAgain(items, past, lexicon) : undefined;
  if (again !== undefined) return unclear === undefined ? again : { reading: asking(again.reading, unclear) };
  const reading = readLicensed(items, lexicon, open);
  if (unclear !== undefined && reading.intent === 'transfer') return { reading: asking(reading, unclear) };
  const isUsed = references.length > 0 && isAction(reading);
  return { reading: isUsed ? { ...reading, references } : reading };
}

const readPart =
  (lexicon: Lexicon): ReadPart =>
  (items, past) =>
    readReferring(items, lexicon, undefined, past);

/** Which of several is meant is not decided here. */
function asking(reading: Reading, unclear: Problem): Reading {
  const { recipient: _, ...slots } = reading.slots;
  return { ...reading, slots, problems: [unclear, ...reading.problems.filter(({ slot }) => slot !== 'recipient')] };
}
