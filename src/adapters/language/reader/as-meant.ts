import type { OpenFrame, Reading } from '../../../domain/chat/understanding.ts';
import { endsElsewhere } from '../elsewhere/others-ends.ts';
import { isJest, isQuoted, isReported } from '../elsewhere/set-apart.ts';
import { isJudgement } from '../elsewhere/told-of-values.ts';
import { isAction, NOT_UNDERSTOOD, unchanged } from '../licence/readings.ts';
import { unlessAfterwards } from './afterwards.ts';
import { unlessDelayed } from './delay.ts';

/** What is set apart in brackets as a joke, or in quotes, leaves the open request as it is. */
function unlessApart(reading: Reading, text: string, open: OpenFrame | undefined): Reading {
  const isApart = reading.act === 'cancel' ? isQuoted(text) : isAction(reading) && (isJest(text) || isReported(text));
  if (open === undefined || !isApart) return reading;
  return unchanged({ ...reading, act: 'request', negated: false }, NOT_UNDERSTOOD);
}

/** What judges a value, or ends something else, leaves the open request as it is. */
function unlessTold(reading: Reading, text: string, open: OpenFrame | undefined): Reading {
  const isTold = reading.act === 'cancel' ? endsElsewhere(text) : isAction(reading) && isJudgement(text);
  if (open === undefined || !isTold) return reading;
  return unchanged({ ...reading, act: 'request', negated: false }, NOT_UNDERSTOOD);
}

const WAYS = [unlessApart, unlessTold, unlessDelayed, unlessAfterwards];

/** The reading of a text to an open request, unless the text as a whole says that it is not meant so. */
export const asMeant = (reading: Reading, text: string, open: OpenFrame | undefined): Reading =>
  WAYS.reduce((meant, way) => way(meant, text, open), reading);
