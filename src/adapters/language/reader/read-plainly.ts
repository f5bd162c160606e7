import { missingSlots } from '../../../domain/chat/requirements.ts';
import type { Known, OpenFrame, PastRequest, Problem, Reading, Step } from '../../../domain/chat/understanding.ts';
import type { Asked } from '../commands/request-of.ts';
import type { Lexeme } from '../lexer/lexeme.ts';
import { changeIn } from '../open/read-change.ts';
import { withRecipient } from '../reference/pronouns.ts';
import { requestIn, requestOfItems } from '../request/read-request.ts';
import { shapeOf } from '../shape/shape.ts';
import type { Item } from '../tagger/item.ts';
import { tagItems } from '../tagger/tag-items.ts';
import { partsBetween } from '../translation/joints.ts';
import { unspaced } from '../translation/translate.ts';
import type { Lexicon } from '../words/lexicon.ts';
import { stepSentence } from '../writer/request-sentence.ts';
import { asAsked, isAction } from './readings.ts';
import { repeated, repeats } from './repeat.ts';
import { stepsIn, stepsOf } from './steps.ts';

/** What a message plainly asks for, changes or ends, with each of its words explained; undefined for every other message. */
export function readPlainly(
  lexemes: readonly Lexeme[],
  lexicon: Lexicon,
  open: OpenFrame | undefined,
  { past = [], language }: Known,
): Reading | undefined {
  if (open !== undefined && isAction(open)) return readToOpen(lexemes, lexicon, open, language);
  const asked = requestIn(lexemes, lexicon);
  if (asked !== undefined) return requested(asked);
  const items = tagItems(lexemes, lexicon);
  return readReferring(items, lexicon, past) ?? readSteps(lexemes, items, lexicon) ?? withoutBefore(items, past);
}

function readToOpen(
  lexemes: readonly Lexeme[],
  lexicon: Lexicon,
  open: OpenFrame,
  spoken: string | undefined,
): Reading | undefined {
  const change = changeIn(lexemes, lexicon, open, spoken);
  const language = change?.language === undefined ? {} : { language: change.language };
  if (change?.act === 'change') return { ...asAsked({ intent: open.intent, slots: change.slots }), ...language };
  if (change?.act === 'end')
    return { ...asAsked(open), ...language, act: 'cancel', slots: {}, negated: true, corrected: false };
  const asked = requestIn(lexemes, lexicon);
  if (asked === undefined) return undefined;
  if (missingSlots(asked.intent, asked.slots).length === 0) return { ...requested(asked), isOwn: true };
  const given = completed(asked, open);
  return given && requested(given);
}

/** "send it to 0x…": what the open request lacks, where it says nothing else. */
function completed({ intent, slots }: Asked, open: OpenFrame): Asked | undefined {
  const said = Object.keys(slots) as (keyof typeof slots)[];
  const adds = said.length > 0 && said.every((slot) => open.slots[slot] === undefined);
  return intent === open.intent && adds ? { intent, slots: { ...open.slots, ...slots } } : undefined;
}

type Referring = Readonly<{ reading: Reading; part?: NonNullable<Step['part']> }>;

/** "the same again", "send 5 usdc to him". */
function referring(items: readonly Item[], lexicon: Lexicon, past: readonly PastRequest[]): Referring | undefined {
  const { items: named, references, unclear } = withRecipient(items, undefined, past);
  const again = past.length === 0 ? undefined : repeated(named, shapeOf(named), past, lexicon);
  if (again !== undefined) return unclear === undefined ? again : { reading: asking(again.reading, unclear) };
  const asked = requestOfItems(named);
  if (asked === undefined) return undefined;
  const reading = references.length === 0 ? requested(asked) : { ...requested(asked), references };
  return { reading: unclear === undefined ? reading : asking(reading, unclear) };
}

const readReferring = (items: readonly Item[], lexicon: Lexicon, past: readonly PastRequest[]): Reading | undefined =>
  past.length === 0 ? undefined : referring(items, lexicon, past)?.reading;

/** Which of several is meant is not decided here. */
function asking(reading: Reading, unclear: Problem): Reading {
  const { recipient: _, ...slots } = reading.slots;
  return { ...reading, slots, problems: [unclear, ...reading.problems.filter(({ slot }) => slot !== 'recipient')] };
}

/** Several requests, one after another. */
function readSteps(lexemes: readonly Lexeme[], items: readonly Item[], lexicon: Lexicon): Reading | undefined {
  const foreign = (part: readonly Lexeme[]) => requestIn(part, lexicon);
  const english = stepsIn(items, (part, before) => {
    const said = referring(part, lexicon, before);
    if (said === undefined || said.reading.problems.length > 0) return undefined;
    const { intent, slots } = said.reading;
    return { intent, slots, ...(said.part && { part: said.part }) };
  });
  const parts = english === undefined ? partsBetween(lexemes.flatMap(unspaced)) : [];
  const steps = english ?? stepsOf(parts, foreign);
  const [first] = steps ?? [];
  if (steps === undefined || first === undefined) return undefined;
  const problems: Problem[] = [{ code: 'several-steps', options: steps.map(stepSentence) }];
  const language = parts.flatMap((part) => foreign(part)?.language ?? [])[0];
  return { ...requested({ ...first, ...(language !== undefined && { language }) }), steps, problems };
}

/** "send it again", where nothing was sent before. */
function withoutBefore(items: readonly Item[], past: readonly PastRequest[]): Reading | undefined {
  if (past.length > 0 || !repeats(shapeOf(items))) return undefined;
  return { ...requested({ intent: 'transfer', slots: {} }), intent: 'unknown', problems: [{ code: 'nothing-before' }] };
}

const requested = ({ intent, slots, language }: OpenFrame & Pick<Asked, 'language'>): Reading => ({
  ...asAsked({ intent, slots }),
  corrected: false,
  ...(language !== undefined && { language }),
});
