import type { OpenFrame, ProblemCode, Reading, Recalled } from '../../../domain/chat/understanding.ts';
import { yesOrNo } from '../proposed-change/answer.ts';
import { changedValues } from '../proposed-change/change-values.ts';
import type { ChangeProposer } from '../proposed-change/propose-change.ts';
import type { SaidToOpen } from '../proposed-change/said.ts';
import { asAsked } from './as-asked.ts';
import { isAction, unchanged } from './license.ts';

/** What a text may be refused for and still mean a change. */
const UNREAD: ReadonlySet<ProblemCode> = new Set(['not-understood', 'not-plainly-asked', 'change-unclear']);

/**
 * Adds to a reading that leaves the open request as it is how the message may mean to change it. The person is asked; the open request
 * stays. A bare value is asked about as it stands, because nothing speaks of anything else.
 */
export function withChange(
  reading: Reading,
  open: OpenFrame | undefined,
  propose: ChangeProposer,
  said: () => SaidToOpen,
): Reading {
  if (open === undefined || !isAction(open) || !isUnread(reading)) return reading;
  const message = said();
  const isBare = reading.problems.some(({ code }) => code === 'change-unclear');
  const bare = isBare ? changedValues(message.tokens, open) : undefined;
  const change = bare === undefined ? propose(message, open) : { intent: open.intent, slots: bare };
  return change === undefined ? reading : { ...reading, change };
}

const isUnread = ({ act, intent, steps, negated, problems }: Reading): boolean =>
  act === 'request' &&
  intent === 'unknown' &&
  steps === undefined &&
  !negated &&
  problems.every(({ code }) => UNREAD.has(code));

/** A yes makes the change that was asked about, a no leaves the open request as it is. Undefined for every other message. */
export function answerToChange(text: string, { asked, language }: Recalled): Reading | undefined {
  const answer = asked === undefined ? undefined : yesOrNo(text);
  if (asked === undefined || answer === undefined) return undefined;
  const made = asAsked(asked);
  return {
    ...(answer === 'yes' ? made : unchanged(made, { code: 'denied' })),
    ...(language !== undefined && { language }),
  };
}
