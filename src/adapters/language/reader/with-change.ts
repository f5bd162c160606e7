import type { OpenFrame, ProblemCode, Reading, Recalled } from '../../../domain/chat/understanding.ts';
import { yesOrNo } from '../proposed-change/answer.ts';
import { changedValues } from '../proposed-change/change-values.ts';
import type { ChangeProposer } from '../proposed-change/propose-change.ts';
import type { EndProposer } from '../proposed-change/propose-end.ts';
import type { SaidToOpen } from '../proposed-change/said.ts';
import { asAsked, isAction, unchanged } from './readings.ts';

/** What a text may be refused for and still mean a change. */
const UNREAD: ReadonlySet<ProblemCode> = new Set(['not-understood', 'not-plainly-asked', 'change-unclear']);

/**
 * Adds to a reading that leaves the open request as it is how the message may mean to change it, or that it may mean to end it. The person
 * is asked; the open request stays. A bare value is asked about as it stands, because nothing speaks of anything else.
 */
export function withChange(
  reading: Reading,
  open: OpenFrame | undefined,
  propose: Readonly<{ change: ChangeProposer; end: EndProposer }>,
  said: () => SaidToOpen,
): Reading {
  if (open === undefined || !isAction(open) || reading.change !== undefined || !isUnread(reading)) return reading;
  const message = said();
  const isBare = reading.problems.some(({ code }) => code === 'change-unclear');
  const bare = isBare ? changedValues(message.tokens, open) : undefined;
  const change = bare === undefined ? propose.change(message, open) : { intent: open.intent, slots: bare };
  const { mayEnd: _, ...other } = reading;
  if (change !== undefined) return { ...other, change };
  return propose.end(message) ? { ...reading, mayEnd: true } : reading;
}

const isUnread = ({ act, intent, steps, negated, problems }: Reading): boolean =>
  act === 'request' &&
  intent === 'unknown' &&
  steps === undefined &&
  !negated &&
  problems.every(({ code }) => UNREAD.has(code));

/**
 * A yes makes the change or the end that was asked about, a no leaves the open request as it is. Undefined for every other message, and
 * where nothing was asked.
 */
export function answerToQuestion(
  text: string,
  open: OpenFrame,
  { asked, endAsked, language }: Recalled,
): Reading | undefined {
  const answer = asked !== undefined || endAsked ? yesOrNo(text) : undefined;
  if (answer === undefined) return undefined;
  const made = asked === undefined ? ended(open) : asAsked(asked);
  return {
    ...(answer === 'yes' ? made : unchanged(asAsked(open), { code: 'denied' })),
    ...(language !== undefined && { language }),
  };
}

const ended = (open: OpenFrame): Reading => ({
  ...asAsked(open),
  act: 'cancel',
  slots: {},
  negated: true,
  corrected: false,
});
